import { cut, drop, type SourceEdits, swap } from './edit-source.ts'

// Removes what the widget does not use of signals. It has only signals and effects (no computed signals, models or
// batches), effects never write signals and have no cleanup, and nothing tests for signals with instanceof. A notified
// effect therefore always has work to do, so versions are not compared, and the order of its dependencies is irrelevant.

export const SIGNALS_EDITS: SourceEdits = {
  '@preact/signals-core/src/index.ts': [
    // Batches
    drop('reconcileBatchSnapshots();'),
    drop('batchIteration++;'),
    drop('batchIteration = 0;'),
    drop(' && needsToRecompute(effect)'),
    // Dependencies
    cut('return undefined;', 'let node = signal._node', 'return;\n}\n'),
    cut(
      'if (evalContext._flags & TRACKING) {',
      '} else if (node._version === -1)',
      'signal._subscribe(node);\n',
    ),
    cut('} else if (node._version === -1) {', '//#region Signal', '} else node._version = 0;\n}\n'),
    // Signals
    drop('\tthis._version = 0;'),
    cut('this._batchSnapshotVersion = 0;', '}\n\nSignal.prototype.brand'),
    cut('Signal.prototype.brand =', 'Signal.prototype._subscribe ='),
    cut('if (targets !== node && node._prevTarget', 'node._nextTarget = targets', '{'),
    cut('} else {\n\t\t\tuntracked(() => {\n\t\t\t\tthis._watched', '\t}\n};', '}'),
    cut('// Only run the unsubscribe step', 'const prev =', '{'),
    cut('if (next === undefined) {\n\t\t\t\tuntracked', '\t\t}\n\t}\n};'),
    cut('Signal.prototype.subscribe =', 'Signal.prototype.peek ='),
    swap('return untracked(() => this.value)', 'return this._value'),
    cut('const node = addDependency(this);', 'return this._value', 'addDependency(this);'),
    cut('if (batchIteration > 100) {', 'this._value = value'),
    cut('this._version++;', '/**@__INLINE__*/'),
    // Computed signals
    cut('Computed.prototype = new Signal()', '/**\n * An interface for read-only signals'),
    // Effects
    cut('const cleanup = effect._cleanup;', '}\n\nfunction disposeEffect'),
    cut('if (evalContext !== this) {', 'cleanupSources(this)'),
    cut(
      'try {\n\t\tif (this._flags & DISPOSED) {',
      '}\n\ntype EffectFn',
      'if (this._flags & DISPOSED) disposeEffect(this);\nendBatch();',
    ),
    drop('\tthis._cleanup = undefined;'),
    cut('this._flags = TRACKING;', '}\n\nEffect.prototype._callback', 'this._flags = 0;'),
    cut('if (this._flags & DISPOSED) return;', '} finally {\n\t\tfinish()', 'this._fn();\n'),
    cut('if (this._flags & RUNNING) {\n\t\tthrow', 'this._flags |= RUNNING'),
    cut('Effect.prototype.dispose =', '/**\n * Create an effect'),
    cut('try {\n\t\teffect._callback', '// Return a bound function', 'effect._callback();\n'),
    drop('(dispose as any)[Symbol.dispose] = dispose;'),
  ],
}
