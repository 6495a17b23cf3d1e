import type { SearchEngine } from '@gezhi/search'

/** An engine with some methods replaced: to count, delay or fail calls. */
export function withMethods<R extends object>(engine: SearchEngine<R>, methods: Partial<SearchEngine<R>>): SearchEngine<R> {
  return new Proxy(engine, {
    get(target, name: keyof SearchEngine) {
      const value = methods[name] ?? target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
