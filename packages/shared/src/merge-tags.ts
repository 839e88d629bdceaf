// Tags of mail programs, shops and ad networks that were never filled in, such as {{city}}, {campaignid}, *|FNAME|*,
// %FIRSTNAME%, @FIRSTNAME@, [[name]], <%= name %>, ~Contact.Source~, %ecid! or __CAMPAIGN__. The query reads the letters
// after a % as a byte: %DATE% comes as U+FFFD and TE%, %ecid! as U+FFFD and id!. A single bracket and a word between two `__` can be somebody's own way of writing: only
// names between braces, and only words at the edge of a word count.
const TAG =
  /[-_]*(?:[$#@]?(?:\{\{.*?(?:\}\}+|$)|\{[%!\s+]*[\p{L}_].*?\})|\[\[.*?\]\]|<[%=\s+]*[\p{L}_][^<>]*>|\*\|.*?\|\*|[%$~\ufffd]+[\p{L}_][\p{L}\d_.]*[%$~]+|(?<![^-\s])@+[\p{L}_][\p{L}\d_.]*@+|(?:%e[a-z]|\ufffd)[a-z]{2}!|\b__\w+__\b)[-_]*/gsu

/** Of what is longer, the rest is left out: the pattern takes quadratic time. */
const MAX_LENGTH = 2000

/** Returns a text without its merge tags and the hyphens around them: `spring-{{city}}` gives `spring`. */
export function withoutMergeTags(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(TAG, ' ').trim()
}
