import type { SearchEngine } from '@gezhi/search'

/** An engine some of whose methods are replaced: to count calls, to delay, to fail. */
export function withMethods<R extends object>(engine: SearchEngine<R>, methods: Partial<SearchEngine<R>>): SearchEngine<R> {
  return new Proxy(engine, {
    get(target, name: keyof SearchEngine) {
      const value = methods[name] ?? target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
