import type { SearchEngine } from '@gezhi/search'

/** An engine some of whose methods are replaced: to count calls, to delay, to fail. */
export function withMethods(engine: SearchEngine, methods: Partial<SearchEngine>): SearchEngine {
  return new Proxy(engine, {
    get(target, name: keyof SearchEngine) {
      const value = methods[name] ?? target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
