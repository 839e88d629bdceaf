/** Returns a value that calls its watchers with itself: when they come, and whenever it is set. */
export function signal<Value>(value: Value) {
  const watchers: ((value: Value) => void)[] = []
  return {
    get value() {
      return value
    },
    set value(next) {
      value = next
      watchers.forEach((watcher) => {
        watcher(next)
      })
    },
    watch(watcher: (value: Value) => void) {
      watchers.push(watcher)
      watcher(value)
    },
  }
}
