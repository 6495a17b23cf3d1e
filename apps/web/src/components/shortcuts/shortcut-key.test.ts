import { beforeAll, describe, expect, test, vi } from 'vitest'
import { shortcutKey } from './shortcut-key.ts'

/** A minimal element: the names `closest` finds. */
class FakeElement {
  readonly names: readonly string[]
  constructor(names: readonly string[]) {
    this.names = names
  }
  /** The page has a modal dialog open, wherever the focus is. */
  get ownerDocument() {
    return { querySelector: (selector: string) => (selector === 'dialog:modal' && this.names.includes('under a dialog') ? this : null) }
  }
  closest(selector: string): FakeElement | null {
    return selector.split(', ').some((one) => this.names.includes(one)) ? this : null
  }
}

const press = (key: string, target: FakeElement | null = null, modifier = {}) =>
  shortcutKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: target as unknown as EventTarget, ...modifier })

describe('shortcuts', () => {
  beforeAll(() => {
    vi.stubGlobal('Element', FakeElement)
  })

  test('a key anywhere on the page', () => {
    expect([press('j'), press('?'), press('Enter', new FakeElement([]))]).toEqual(['j', '?', 'Enter'])
  })

  test('not while something is typed, nor under an open dialog, nor with a modifier', () => {
    expect(press('j', new FakeElement(['textarea']))).toBeNull()
    expect(press('j', new FakeElement(['under a dialog']))).toBeNull()
    expect(press('k', null, { ctrlKey: true })).toBeNull()
  })

  test('a button and a link keep their own Enter', () => {
    expect(press('Enter', new FakeElement(['a']))).toBeNull()
    expect(press('n', new FakeElement(['a']))).toBe('n')
  })
})
