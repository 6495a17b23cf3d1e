import { parseSync, type ObjectExpression } from 'oxc-parser'

/** The texts of a catalogue file by key (groups joined with dots), read from its default export without running it. */
export function catalogueTexts(path: string, text: string): Map<string, { text: string; line: number }> {
  const { program } = parseSync(path, text)
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration
  const named = program.body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
  const value =
    exported?.type === 'Identifier' ? named.find(({ id }) => id.type === 'Identifier' && id.name === exported.name)?.init : exported
  const object = unwrap(value)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  return new Map(
    object === undefined ? [] : entriesOf(object, '').map(([key, entryText, start]) => [key, { text: entryText, line: lineOf(start) }]),
  )
}

/** `{…} as const`, `{…} satisfies T` and `({…})` → the object. */
function unwrap(value: unknown): ObjectExpression | undefined {
  const node = value as { type: string; expression?: unknown } | null | undefined
  if (node?.type === 'ObjectExpression') return node as unknown as ObjectExpression
  return node?.expression === undefined ? undefined : unwrap(node.expression)
}

function entriesOf(object: ObjectExpression, prefix: string): [key: string, text: string, start: number][] {
  return object.properties.flatMap((property): [string, string, number][] => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '?'
    const group = unwrap(value)
    if (group !== undefined) return entriesOf(group, `${prefix}${name}.`)
    return [[`${prefix}${name}`, value.type === 'Literal' ? String(value.value) : '', property.start]]
  })
}
