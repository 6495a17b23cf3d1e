import type { ApiField, Operation } from './api-operation.ts'

/** Values of the fields of a request, as they are written in a form. */
export type WrittenValues = Readonly<Record<string, string>>

/** Where the operations are. */
export const API_ROOT = '/api/v1'

/** A request as it is sent. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST'
  /** With its query, from the root of the site. */
  readonly url: string
  /** The JSON body; null without one, and for a form. */
  readonly body: string | null
  /** The fields of a form without its file. */
  readonly form: readonly (readonly [string, string])[] | null
}

/** The values with which a form begins: those of the example. */
export function startValues({ fields, example }: Operation): WrittenValues {
  return Object.fromEntries(fields.map(({ name }) => [name, written(example[name])]))
}

function written(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that are required and empty, or cannot be read. */
export function invalidFields({ fields }: Operation, values: WrittenValues): string[] {
  return fields.filter((field) => !isValid(field, values[field.name] ?? '')).map(({ name }) => name)
}

function isValid(field: ApiField, value: string): boolean {
  if (value.trim() === '') return !field.required || field.isFile
  if (field.place !== 'body' || !isJson(field)) return true
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** The request of some values; empty ones are left out. */
export function requestOf({ method, path, fields, isForm }: Operation, values: WrittenValues): ApiRequest {
  const given = fields.filter(({ name, isFile }) => !isFile && (values[name] ?? '').trim() !== '')
  const inPath = given
    .filter(({ place }) => place === 'path')
    .reduce((url, { name }) => url.replace(`{${name}}`, encodeURIComponent(values[name]!.trim())), path)
  const query = new URLSearchParams(given.filter(({ place }) => place === 'query').map(({ name }) => [name, values[name]!.trim()]))
  const inBody = given.filter(({ place }) => place === 'body')
  const body = Object.fromEntries(inBody.map((field) => [field.name, valueOf(field, values[field.name]!)]))
  return {
    method,
    url: `${API_ROOT}${inPath}${query.size > 0 ? `?${query.toString()}` : ''}`,
    body: method === 'POST' && !isForm ? JSON.stringify(body) : null,
    form: isForm ? inBody.map(({ name }) => [name, values[name]!] as const) : null,
  }
}

function isJson({ type }: ApiField): boolean {
  return type !== 'string' && type !== 'any'
}

function valueOf(field: ApiField, value: string): unknown {
  return isJson(field) ? JSON.parse(value) : value
}
