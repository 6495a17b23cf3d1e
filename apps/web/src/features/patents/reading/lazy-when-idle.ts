import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { whenIdle } from '../../../components/when-idle.ts'

/** A component that a reader does not need at first: loaded when the browser is idle, so that drawings are fetched before it. */
export function lazyWhenIdle<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return { default: await load() }
  })
}
