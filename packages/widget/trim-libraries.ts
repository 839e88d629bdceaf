import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

// What the widget never does, although a bundler cannot know it: it draws into empty shadow roots (so nothing is
// hydrated), its components are functions without state, context, portals or error boundaries, it has no MathML and
// no HTML strings, and nothing of it is a computed signal. Built from the published sources of the two libraries, the
// branches that serve only this fall away: about 1.2 kB of what every visitor of every partner downloads.
// Each line must still be found in the pinned versions, or the build fails.

type Edit = readonly [what: string | RegExp, by: string]

const ON_ITS_OWN_LINE = /^\t*(?:isHydrating|excessDomChildren),\n/gm

const NO_HOOK: Edit = [
  /if \((?:!original && )?\(?(?:tmp = )?options\.\w+\)?\) (?:tmp|options\.\w+)\(.*\);/g,
  '',
]

const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'preact/src/options.js': [['\t_catchError\n', '\t_catchError(error) { throw error }\n']],
  'preact/src/create-element.js': [NO_HOOK],
  'preact/src/component.js': [
    ['&& !vnode.props._parentDom\n\t\t? getDomSibling', '? getDomSibling'],
    ['BaseComponent.prototype.setState =', 'const setState ='],
    ['BaseComponent.prototype.forceUpdate =', 'const forceUpdate ='],
  ],
  'preact/src/render.js': [
    NO_HOOK,
    ['let isHydrating = vnode && vnode._flags & MODE_HYDRATE;', ''],
    ['isHydrating ? NULL : ', ''],
    [/\t\toldVNode\n\t\t\t\? NULL\n\t\t\t: parentDom\.firstChild\n.*\n\t\t\t\t: NULL,\n/, ''],
    ['\t\tisHydrating,\n', ''],
    ['commitRoot(commitQueue, parentDom._children, refQueue);', ''],
  ],
  'preact/src/diff/children.js': [
    [ON_ITS_OWN_LINE, ''],
    ['if (oldVNode.ref != childVNode.ref || oldVNode._flags & REF_DETACHED) {', 'if (false) {'],
    ['if (moved) {', 'if (false) {'],
    ['if (parentVNode.props._parentDom) return oldDom;', ''],
    ['while (next && next.nodeType == 8) next = next.nextSibling;', ''],
    [/while \(\n\t*(\(oldDom = oldDom && oldDom\.nextSibling\)) &&\n.*\n.*\n\t*\);/, '$1;'],
  ],
  'preact/src/diff/props.js': [
    ["if (name == 'style') {", 'if (false) {'],
    ["useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));", ''],
    ['options.event ? options.event(e) : e', 'e'],
    ["name = name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's');", ''],
  ],
  'preact/src/diff/index.js': [
    [/^/, 'const isHydrating = false, excessDomChildren = null, resumed = null;\n'],
    [ON_ITS_OWN_LINE, ''],
    ['let tmp,\n\t\tresumed,\n', 'let tmp,\n'],
    [/\tif \(\n\t\toldVNode\._flags & MODE_SUSPENDED &&.*?\n\t\}\n/s, ''],
    ['isHydrating = excessDomChildren = NULL;', ''],
    ['\t\t\tisHydrating = false;\n', ''],
    ['\t\texcessDomChildren = NULL;\n', ''],
    [/\t\texcessDomChildren =\n\t\t\tnodeType == 'textarea'[^;]*;/, ''],
    ['\t\t\t\texcessDomChildren\n\t\t\t\t\t? excessDomChildren[0]\n\t\t\t\t\t: oldVNode', '\t\t\t\toldVNode'],
    [/const isClassComponent = .*/, 'const isClassComponent = false;'],
    NO_HOOK,
    ['let renderHook = options._render,', 'let renderHook = null,'],
    [/tmp = newType\.contextType;\n.*provider = .*;/, 'const provider = null;'],
    [/const componentContext = tmp[^;]*;/, 'const componentContext = globalContext;'],
    ['(newVNode._original == oldVNode._original &&', '(false &&'],
    ['c.shouldComponentUpdate &&', 'false &&'],
    ['if (!(e && e.then)) markAsForce(newVNode);', ''],
    ['skipRemove && !vnode.props._parentDom', 'skipRemove'],
    ['if (c.getChildContext) {', 'if (false) {'],
    [/if \(c\._renderCallbacks\.length\) \{/g, 'if (false) {'],
    ['if (c.componentWillUpdate) {', 'if (false) {'],
    ['if (r.componentWillUnmount) {', 'if (false) {'],
    [/if \(\(r = vnode\.ref\) &&.*/, 'if (false) {'],
    ['(r = r._excess) &&', 'false &&'],
    [/newProps\._parentDom/g, 'null'],
    ["else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ''],
    [/if \(\n\t*nodeType == 'foreignObject' \|\|\n.*\n\t*\) \{/, 'if (false) {'],
    [/i == 'dangerouslySetInnerHTML'/g, 'false'],
    ['if (newHtml) {', 'if (false) {'],
    ["if (oldHtml) dom.textContent = '';", ''],
  ],
  '@preact/signals-core/src/index.ts': [
    [/Signal\.prototype\.subscribe =.*?(?=Signal\.prototype\.peek)/s, ''],
    ['recordBatchSnapshot(this);', ''],
    ['reconcileBatchSnapshots();', ''],
    [/Computed\.prototype = new Signal\(\).*?(?=\/\*\*[^/]*\*\/\ninterface ReadonlySignal)/s, ''],
  ],
}

/** Takes Preact and signals from their published sources, without what the widget does not use. */
export function trimLibraries(): Plugin {
  const require = createRequire(import.meta.url)
  const folderOf = (name: string) => dirname(dirname(require.resolve(name)))
  return {
    name: 'trim-libraries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(preact|@preact\/signals-core)$/ },
      handler: (id) => join(folderOf(id), 'src', id === 'preact' ? 'index.js' : 'index.ts'),
    },
    load: {
      filter: { id: /preact\/(?:signals-core\/)?src\// },
      handler(file) {
        const [, edits] =
          Object.entries(EDITS).find(([end]) => file.replaceAll('\\', '/').endsWith(end)) ?? []
        return edits?.reduce(
          (code, [what, by]) => {
            const edited = code.replace(what, by)
            if (edited === code) throw new Error(`${file} no longer has ${what}: look at trim-libraries.ts.`)
            return edited
          },
          readFileSync(file, 'utf8'),
        )
      },
    },
  }
}
