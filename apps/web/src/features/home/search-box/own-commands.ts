import type { FieldCommand } from '../field-commands.ts'

/** Commands that are offered at once. */
const MAX_COMMANDS = 8

interface Named {
  readonly name: string
  readonly title: string
  readonly type: string
}

/** Completes the name of an index field at the end of a text, each name once. Pure. */
export function ownCommands(text: string, fields: readonly Named[]): FieldCommand[] {
  const typed = /my\.[^\s()=]*$/i.exec(text)?.[0] ?? ''
  const before = text.slice(0, text.length - typed.length)
  const named = new Map(fields.map((field) => [field.name.toLowerCase(), field]))
  return [...named]
    .filter(([key]) => typed !== '' && key.startsWith(typed.toLowerCase()))
    .slice(0, MAX_COMMANDS)
    .map(([, { name, title, type }]) => {
      const compares = type === 'date' || type === 'number'
      return {
        name,
        label: { zh: title, en: title },
        text: `${before}${name}${compares ? '>=' : '=()'}`,
        caret: before.length + name.length + 2,
      }
    })
}
