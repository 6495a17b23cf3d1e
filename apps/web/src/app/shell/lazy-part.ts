import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of the shell whose code is loaded on first render. A failure to load it must not break the page below. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart().catch(() => () => null) }))
}
