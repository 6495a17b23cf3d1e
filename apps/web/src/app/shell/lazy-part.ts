import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of the shell whose code comes when it is first drawn. What cannot be fetched must not take the page away that stands below it. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart().catch(() => () => null) }))
}
