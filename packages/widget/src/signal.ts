export type Signal<Value> = ReturnType<typeof signal<Value>>

/** Returns a value that calls its one watcher whenever it is set. */
export function signal<Value>(value: Value) {
  let changed = () => {}
  return {
    get value() {
      return value
    },
    set value(next) {
      value = next
      changed()
    },
    watch(watcher: () => void) {
      changed = watcher
    },
  }
}
