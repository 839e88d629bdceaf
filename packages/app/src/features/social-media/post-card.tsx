import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { DraftLink } from '../../site/draft-link.tsx'
import type { OwnSite } from '../../site/own-site.ts'
import { pictureQuery, SitePicture } from '../../site/site-picture.tsx'
import { describePost, type OpeningPost, type WaitingPost } from './opening-posts.ts'

type PostCardProps = {
  readonly post: OpeningPost | WaitingPost
  readonly number: number
  readonly site: OwnSite
  readonly draftUrl: string | null
}

/** One opening post: its picture, its words, and how to take both away. */
export function PostCard({ post, number, site, draftUrl }: PostCardProps) {
  return (
    <section aria-labelledby={`post-${post.id}`} className="grid min-w-0 content-start gap-3">
      {'waitsFor' in post ? (
        <div className="grid place-content-center rounded-control border-[1.5px] border-dashed border-control px-4 py-8 text-center">
          <p className="font-[650]">It waits for your words</p>
        </div>
      ) : (
        <PostPicture post={post} site={site} />
      )}
      <h2 id={`post-${post.id}`} className="font-[650]">
        {number}. {post.title} <span className="font-normal text-muted">{post.format}</span>
      </h2>
      {'waitsFor' in post ? (
        <p className="text-sm text-pretty text-muted">
          {post.waitsFor}{' '}
          {draftUrl && (
            <DraftLink url={`${draftUrl}?view=checklist`} className="text-link">
              Open the checklist<span className="sr-only"> for post {number}</span>
            </DraftLink>
          )}
        </p>
      ) : (
        <>
          <p className="text-sm text-pretty text-muted">“{post.caption}”</p>
          <PostActions post={post} site={site} number={number} />
        </>
      )}
    </section>
  )
}

const FRAME: { readonly [Format in OpeningPost['format']]: string } = {
  square: '',
  portrait: '',
  story: 'max-lg:mx-auto max-lg:w-3/4',
}

function queryOf(post: OpeningPost, site: OwnSite) {
  const { id, width, height, heading, text } = post
  const drawn = { look: id, width, height, heading, ...(text && { text }), by: site.name }
  return pictureQuery(['post', site.style, site.content.seed, drawn], async () =>
    (await import('../../site/draw-pictures.ts')).drawPostPicture(site, drawn),
  )
}

function PostPicture({ post, site }: { readonly post: OpeningPost; readonly site: OwnSite }) {
  return (
    <SitePicture
      query={queryOf(post, site)}
      ratio={`${post.width} / ${post.height}`}
      alt={describePost(post, site)}
      className={`rounded-control outline outline-line ${FRAME[post.format]}`}
    />
  )
}

type PostActionsProps = { readonly post: OpeningPost; readonly site: OwnSite; readonly number: number }

function PostActions({ post, site, number }: PostActionsProps) {
  const { data } = useQuery(queryOf(post, site))
  const [isBusy, run] = useBusy()
  const [hasFailed, setHasFailed] = useState(false)
  const download = () =>
    run(async () => {
      if (!data) return
      try {
        const { pngOf } = await import('../../site/draw-pictures.ts')
        downloadFile(`${number}-${post.id}-${post.width}x${post.height}.png`, 'image/png', await pngOf(data))
        setHasFailed(false)
      } catch (error) {
        console.warn('The picture could not be made:', error)
        setHasFailed(true)
      }
    })
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Button look="second" size="small" disabled={!data} busy={isBusy} onClick={() => void download()}>
          <Download />
          <span>
            Picture<span className="sr-only"> of post {number}</span>
          </span>
        </Button>
        <CopyButton
          text={`${post.caption}\n\nPicture: ${describePost(post, site)}`}
          label={`Copy text of post ${number}`}
          shortLabel="Copy text"
          look="ghost"
          size="small"
        />
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {hasFailed && 'The picture could not be made. Press and hold it to save it as it is.'}
      </p>
    </>
  )
}
