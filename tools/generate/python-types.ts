import type { Schema } from './type-of-schema.ts'

type Properties = Readonly<Record<string, Schema>>

/** Python types of JSON schemas: objects become classes of TypedDict, one for each structure. */
export class PythonTypes {
  readonly #names = new Map<string, string>()
  readonly #used = new Set<string>()
  readonly #classes: string[] = []

  /** The type of a schema; `name` is for the class of an object. */
  typeOf(schema: Schema, name: string): string {
    const { type, anyOf, enum: values, const: value, properties, items, format } = schema
    if (values !== undefined) return `Literal[${(values as readonly unknown[]).map(literal).join(', ')}]`
    if (value !== undefined) return `Literal[${literal(value)}]`
    if (Array.isArray(anyOf)) return joined((anyOf as Schema[]).map((one) => this.typeOf(one, name)))
    if (Array.isArray(type)) return joined(type.map((one: string) => this.typeOf({ ...schema, type: one }, name)))
    if (format === 'binary') return 'bytes'
    switch (type) {
      case 'object':
        return this.#classOf((properties ?? {}) as Properties, (schema['required'] ?? []) as readonly string[], name)
      case 'array':
        return `list[${this.typeOf((items ?? {}) as Schema, name)}]`
      case 'string':
        return 'str'
      case 'integer':
        return 'int'
      case 'number':
        return 'float'
      case 'boolean':
        return 'bool'
      case 'null':
        return 'None'
      default:
        return 'Any'
    }
  }

  /** The classes, each after those it uses. */
  lines(): readonly string[] {
    return this.#classes
  }

  #classOf(properties: Properties, required: readonly string[], name: string): string {
    const structure = JSON.stringify([properties, required])
    const known = this.#names.get(structure)
    if (known !== undefined) return known
    const own = this.#unused(name)
    this.#names.set(structure, own)
    const fields = Object.entries(properties).map(([field, schema]) => ({
      field,
      isRequired: required.includes(field),
      line: `    ${field}: ${this.typeOf(schema, `${own}${pascalCase(field)}`)}`,
    }))
    const [always, others] = [fields.filter(({ isRequired }) => isRequired), fields.filter(({ isRequired }) => !isRequired)]
    const base = always.length > 0 && others.length > 0 ? this.#unused(`${own}Required`) : null
    if (base !== null) this.#add(`class ${base}(TypedDict):`, always)
    const parent = base ?? 'TypedDict'
    const rest = base === null ? fields : others
    this.#add(`class ${own}(${parent}${rest.length > 0 && others.length > 0 ? ', total=False' : ''}):`, rest)
    return own
  }

  #unused(name: string): string {
    let own = name
    for (let number = 2; this.#used.has(own); number += 1) own = `${name}${number}`
    this.#used.add(own)
    return own
  }

  #add(head: string, fields: readonly { readonly line: string }[]): void {
    this.#classes.push('', '', head, ...(fields.length > 0 ? fields.map(({ line }) => line) : ['    pass']))
  }
}

function literal(value: unknown): string {
  return value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value)
}

function joined(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}

/** `legal_status` as `LegalStatus`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
