import { literally, press, userOf } from './keys.ts'
import { setValue } from './locator.ts'

/** The keyboard of a page: keys go to what has the focus. */
export class Keyboard {
  readonly #document: () => Document

  constructor(document: () => Document) {
    this.#document = document
  }

  async press(key: string): Promise<void> {
    await press(this.#document(), key)
  }

  async type(text: string): Promise<void> {
    await this.#user().keyboard(literally(text))
  }

  /** Text as an input method gives it, without keys. */
  async insertText(text: string): Promise<void> {
    const element = this.#document().activeElement as HTMLInputElement | null
    if (element === null) return
    const [start, end] = [element.selectionStart ?? element.value.length, element.selectionEnd ?? element.value.length]
    setValue(element, element.value.slice(0, start) + text + element.value.slice(end), text)
    element.setSelectionRange(start + text.length, start + text.length)
  }

  async down(key: string): Promise<void> {
    await this.#user().keyboard(`{${key}>}`)
  }

  async up(key: string): Promise<void> {
    await this.#user().keyboard(`{/${key}}`)
  }

  #user() {
    return userOf(this.#document().body)
  }
}
