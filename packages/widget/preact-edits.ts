import { cut, drop, type SourceEdits, swap } from './edit-source.ts'

// Removes what the widget does not use of Preact. It renders into empty shadow roots, so nothing is hydrated; always
// from the root, so components are plain functions without state, hooks, context, portals or error boundaries; and
// elements never move among their siblings, so there are no keys. It uses no refs, styles, MathML or HTML strings.
// Props are set as attributes, except `checked`, which is set as a property.

/** Props that views must not use, because the edits below remove their implementation. */
export const REMOVED_PROPS =
  /\s(?:key|ref|style|value|defaultValue|defaultChecked|dangerouslySetInnerHTML|on\w+Capture)=/

/** Arguments that are unused after the edits, each on its own line. */
const UNUSED_ARGUMENTS = drop(
  /^\t*(?:(?:globalContext|excessDomChildren|commitQueue|isHydrating),|refQueue,?)\n/gm,
)

export const PREACT_EDITS: SourceEdits = {
  'preact/src/index.js': [
    // Importing a removed export fails the build.
    drop(', hydrate'),
    drop('\tcreateElement,\n'),
    drop(',\n\tcreateRef,\n\tcloneElement,\n\tisValidElement'),
    cut('export { BaseComponent', 'export { default as options }'),
    drop("export { default as options } from './options';"),
  ],
  'preact/src/create-element.js': [
    // Children are always an array.
    swap('createElement(type, props, children)', 'createElement(type, props, ...children)'),
    cut(
      'let normalizedProps = {},',
      'return createVNode(',
      'const normalizedProps = { ...props, children };\n\t',
    ),
    cut('export function cloneElement', 'export function createVNode'),
    drop(', key, ref, NULL'),
    drop(', key, ref, original'),
    drop('\t\tkey,\n\t\tref,\n'),
    drop('\t\t_depth: 0,\n'),
    cut('\t\t_component: NULL,\n', '\t\t_index: -1'),
    drop(',\n\t\t_flags: 0'),
    cut('// Only invoke the vnode hook', 'return vnode;'),
  ],
  'preact/src/component.js': [
    cut('export function BaseComponent', 'export function getDomSibling'),
    drop(' && !vnode.props._parentDom'),
  ],
  'preact/src/render.js': [
    cut('if (options._root)', '// To be able to support'),
    drop('isHydrating ? NULL : '),
    cut('// List of effects', 'diff('),
    drop('\t\tEMPTY_OBJ,\n'),
    cut('parentDom.namespaceURI,', '\t\tcommitQueue,\n', 'NULL,\n'),
    UNUSED_ARGUMENTS,
    cut('// Flush all queued effects', '}'),
  ],
  'preact/src/diff/children.js': [
    UNUSED_ARGUMENTS,
    drop('~childVNode._index && '),
    cut('// A ref detached while', 'firstChildDom ='),
    swap('childVNode._flags & INSERT_VNODE', "oldVNode == EMPTY_OBJ && typeof childVNode.type != 'function'"),
    drop(', !oldVNode._original'),
    cut('// When a matched VNode is physically moved', '} else if (typeof childVNode.type'),
    cut('// Clear placement and LIS flags', '}\n\n\tnewParentVNode._dom'),
    // A child matches the old child at the same index if the types are equal; otherwise it is new.
    cut('let oldChildrenLength = oldChildren.length,', '// Hoisted: every normalization'),
    drop(" ||\n\t\t\ttypeof childVNode == 'function'"),
    drop(' ||\n\t\t\tchildVNode.constructor === String'),
    cut('} else if (childVNode.constructor === VNODE_MARKER', '} else {\n\t\t\tnewChildren[i] = childVNode;'),
    drop('const skewedIndex = i + skew;'),
    drop('childVNode._depth = newParentVNode._depth + 1;'),
    cut(
      'const matchingIndex = (',
      '// Remove remaining oldChildren',
      'childVNode._index = oldChildren[i]?.type === childVNode.type ? i : -1;\n\t}\n\n\t',
    ),
    cut('if (remainingOldChildren) {', 'for (i = 0; i < oldChildrenLength', '{'),
    swap('i < oldChildrenLength', 'i < oldChildren.length'),
    swap('!(oldVNode._flags & MATCHED)', 'newChildren[i]?._index != i'),
    swap('unmount(oldVNode, oldVNode)', 'unmount(oldVNode)'),
    // Only new elements are inserted, and there are no comments.
    drop(', isMounting'),
    cut('// Note: VNodes in nested suspended trees', 'let dom = parentVNode._dom', '{'),
    cut(
      'let next = oldDom',
      'oldDom = dom;',
      'if (dom != oldDom) parentDom.insertBefore(dom, oldDom || NULL);\n\t\t',
    ),
    cut(
      'while (\n\t\t(oldDom = oldDom && oldDom.nextSibling)',
      'return oldDom;',
      'oldDom = oldDom.nextSibling;\n\t',
    ),
  ],
  'preact/src/diff/props.js': [
    drop('let EVENT_DISPATCHED = Symbol();'),
    cut("if (name == 'style') {", "if (name[0] == 'o'"),
    // Handlers are set as properties such as onclick, without a shared listener.
    cut(
      "if (typeof value != 'function') value = NULL;",
      '} else {\n\t\tif (namespace',
      'dom[name.toLowerCase()] = value;\n\t',
    ),
    cut(
      '} else {\n\t\tif (namespace',
      '// aria- and data- attributes',
      "} else if (name == 'checked') {\n\t\tdom[name] = value;\n\t} else {\n\t\t",
    ),
    cut('// Never serialize functions', 'if (value != NULL &&'),
    drop("name == 'popover' && value == true ? '' : "),
  ],
  'preact/src/diff/index.js': [
    drop('BaseComponent, '),
    cut('let tmp,\n\t\tresumed,\n', 'newType = newVNode.type', 'let '),
    cut('// Only diff VNodes created by Preact', 'outer: if'),
    drop('outer: '),
    cut(
      'let oldCommitQueueLength',
      'oldDom = diffChildren(',
      'const renderResult = newType(newVNode.props);\n\t\t',
    ),
    UNUSED_ARGUMENTS,
    cut('// When we exit a portal', '} else {\n\t\toldDom = newVNode._dom'),
    cut('if ((tmp = options.diffed))', 'return oldDom;'),
    // Elements
    cut('/** @type {{ __html?: string }} */\n\tlet newHtml', 'let value;'),
    cut('let inputValue', '// Tracks entering'),
    drop("else if (nodeType == 'math') namespace = MATH_NAMESPACE;"),
    cut('if (excessDomChildren) {\n\t\tfor', 'if (!dom) {'),
    drop('const doc = parentDom.ownerDocument || document;'),
    swap('doc.createTextNode', 'document.createTextNode'),
    cut(
      'dom = doc.createElementNS(',
      '\n\tif (!nodeType) {\n\t\t// During',
      'dom = document.createElementNS(namespace, nodeType);\n\t}\n',
    ),
    drop(' && (!isHydrating || dom.data != newProps)'),
    cut('// A <template> holds', 'for (i in oldProps) {'),
    cut("if (i == 'dangerouslySetInnerHTML') {\n\t\t\t\toldHtml", '!(i in newProps)', 'if ('),
    cut(" &&\n\t\t\t\t!(i == 'value' && 'defaultValue'", '\n\t\t\t) {'),
    // Properties that the page added to Object.prototype are not attributes.
    swap('for (i in newProps)', 'for (i of Object.keys(newProps))'),
    cut("if (i == 'children') {\n", '(!isHydrating', "if (i != 'children' && "),
    swap(
      /\(!isHydrating \|\| typeof value == 'function'\) &&\n\t*oldProps\[i\] !== value/,
      "(i == 'checked' ? dom[i] : oldProps[i]) !== value",
    ),
    cut("// If the new vnode didn't have", 'diffChildren(\n\t\t\t\tparentDom', '{\n\t\t\t'),
    swap(
      'parentDom,\n\t\t\t\tisArray(newChildren) ? newChildren : [newChildren]',
      'dom,\n\t\t\t\tnewProps.children',
    ),
    drop(/excessDomChildren\n\t*\? excessDomChildren\[0\]\n\t*: /),
    cut('// Remove children that are not part', '\t}\n\n\treturn dom;', '}'),
    // The end of an element
    cut('let r, end, nodes;', 'if ((r = vnode._children)) {', 'let r;\n\t'),
    cut('// A component that suspended while hydrating owns', 'if (!skipRemove) removeNode'),
    drop(' && !vnode.props._parentDom'),
    drop('vnode._dom = vnode._component = vnode._parent = NULL;'),
    swap('unmount(vnode, parentVNode, skipRemove)', 'unmount(vnode, skipRemove)'),
    drop(/^\t*parentVNode,\n/m),
  ],
}
