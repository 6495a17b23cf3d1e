import { expect, test } from 'vitest'
import { createEvent, createStore } from './create-store.ts'

test('a store calls its listeners with each new value, until they stop', () => {
  const store = createStore<string | null>(null)
  const heard: (string | null)[] = []
  const stop = store.subscribe((value) => heard.push(value))
  store.set('a')
  store.set('a')
  store.set(null)
  stop()
  store.set('b')
  expect(heard).toEqual(['a', null])
  expect(store.get()).toBe('b')
})

test('a listener that stops while it is called does not keep others from hearing', () => {
  const event = createEvent<number>()
  const heard: string[] = []
  const stop = event.subscribe(() => {
    heard.push('first')
    stop()
  })
  event.subscribe((detail) => heard.push(`second ${detail}`))
  event.emit(1)
  event.emit(2)
  expect(heard).toEqual(['first', 'second 1', 'second 2'])
})
