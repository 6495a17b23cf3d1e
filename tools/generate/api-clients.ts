import { apiDocument, API_OPERATIONS, API_ROOT } from '@gezhi/contract'
import { pascalCase, PythonTypes } from './python-types.ts'
import { typeOfSchema, type Schema } from './type-of-schema.ts'
import { pythonVerifier, typescriptVerifier } from './webhook-verifiers.ts'

interface Field {
  readonly name: string
  readonly place: 'path' | 'query' | 'body' | 'form'
  readonly required: boolean
  readonly schema: Schema
}

interface ClientOperation {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly description: string
  readonly fields: readonly Field[]
  readonly answer: Schema
  readonly isLines: boolean
}

/** The operations as clients need them, read from the OpenAPI document: what it lacks, no client can do. */
function clientOperations(): ClientOperation[] {
  const { paths } = apiDocument(API_OPERATIONS, { language: 'en', version: '' })
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [[, content] = []] = Object.entries(contentOf(operation['responses'], '200'))
      return {
        name: String(operation['operationId']),
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        path,
        description: String(operation['description']),
        fields: [...parameters(operation), ...bodyFields(operation)],
        answer: (content!['itemSchema'] ?? content!['schema']) as Schema,
        isLines: 'itemSchema' in content!,
      }
    }),
  )
}

type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function contentOf(responses: unknown, status: string): Content {
  return (responses as Record<string, { content: Content }>)[status]!.content
}

function parameters(operation: Readonly<Record<string, unknown>>): Field[] {
  const list = (operation['parameters'] ?? []) as { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  return list.map(({ name, in: place, required, schema }) => ({ name, place, required, schema }))
}

function bodyFields({ requestBody }: Readonly<Record<string, unknown>>): Field[] {
  if (requestBody === undefined) return []
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries((requestBody as { content: Content }).content)
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] }
  const place = type === 'multipart/form-data' ? 'form' : 'body'
  return Object.entries(properties).map(([name, one]) => ({ name, place, required: required.includes(name), schema: one }))
}

/** The type of the events of webhooks. */
function eventType(): string {
  const { webhooks } = apiDocument(API_OPERATIONS, { language: 'en', version: '' })
  const schemas = Object.values(webhooks).map(
    ({ post }) => contentOf({ body: post['requestBody'] }, 'body')['application/json']!['schema'] as Schema,
  )
  return schemas.map(typeOfSchema).join(' | ')
}

/** The TypeScript client: one file without dependencies, typed by the schemas. */
export function typescriptClient(): string {
  const operations = clientOperations()
  return [
    '// Generated from the OpenAPI document of the open API by `npm run generate`.',
    '',
    '/** An error of the API: `problem` says what is wrong, and with which fields. */',
    'export class GezhiError extends Error {',
    '  readonly problem: { readonly type: string; readonly title: string; readonly status: number; readonly requestId: string; readonly errors?: readonly { readonly field: string; readonly message: string }[] }',
    '  constructor(problem: GezhiError["problem"]) {',
    '    super(problem.title)',
    '    this.problem = problem',
    '  }',
    '}',
    '',
    '/** A page of lines, and the cursor of the next one. */',
    'export interface Lines<Row> {',
    '  readonly list: Row[]',
    '  readonly nextCursor: string | null',
    '}',
    '',
    '/** Calls the API of an installation (`https://gezhi.example`) with a key. */',
    'export class GezhiClient {',
    '  readonly #origin: string',
    '  readonly #key: string',
    '  constructor(origin: string, key: string) {',
    '    this.#origin = origin',
    '    this.#key = key',
    '  }',
    ...operations.flatMap(typescriptMethod),
    '',
    '  async #send(method: string, path: string, query: Record<string, unknown>, body?: unknown): Promise<Response> {',
    `    const url = new URL(\`${API_ROOT}\${path}\`, this.#origin)`,
    '    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))',
    '    const headers: Record<string, string> = { authorization: `Bearer ${this.#key}` }',
    "    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json'",
    '    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)',
    '    const response = await fetch(url, { method, headers, ...(sent !== undefined && { body: sent }) })',
    '    if (!response.ok) throw new GezhiError((await response.json()) as GezhiError["problem"])',
    '    return response',
    '  }',
    '}',
    ...typescriptVerifier(eventType()),
    '',
    'function formOf(fields: Record<string, unknown>): FormData {',
    '  const form = new FormData()',
    '  for (const [name, value] of Object.entries(fields)) {',
    '    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value))',
    '  }',
    '  return form',
    '}',
    '',
  ].join('\n')
}

function typescriptMethod({ name, method, path, description, fields, answer, isLines }: ClientOperation): string[] {
  const type = fields.map((field) => `${field.name}${field.required ? '' : '?'}: ${typeOfSchema(field.schema)}`).join('; ')
  const row = typeOfSchema(answer)
  const objectOf = (place: Field['place']) => {
    const names = fields.filter((field) => field.place === place).map((field) => `${field.name}: request.${field.name}`)
    return names.length === 0 ? null : `{ ${names.join(', ')} }`
  }
  const form = objectOf('form')
  const body = form === null ? objectOf('body') : `formOf(${form})`
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => `\${encodeURIComponent(request.${field})}`)
  const send = `await this.#send('${method}', \`${url}\`, ${objectOf('query') ?? '{}'}${body === null ? '' : `, ${body}`})`
  return [
    '',
    `  /** ${description} */`,
    `  async ${name}(request: { ${type} }): Promise<${isLines ? `Lines<${row}>` : row}> {`,
    ...(isLines
      ? [
          `    const response = ${send}`,
          "    const lines = (await response.text()).split('\\n').filter((line) => line !== '')",
          `    return { list: lines.map((line) => JSON.parse(line) as ${row}), nextCursor: response.headers.get('x-next-cursor') }`,
        ]
      : [`    const response = ${send}`, `    return (await response.json()) as ${row}`]),
    '  }',
  ]
}

/** The Python client: a package without dependencies, typed by the schemas. */
export function pythonClient(): string {
  const types = new PythonTypes()
  const methods = clientOperations().flatMap((operation) => pythonMethod(operation, types))
  return [
    '# Generated from the OpenAPI document of the open API by `npm run generate`.',
    '"""Calls the API of a Gezhi installation with a key. Needs Python 3.9 and its standard library only."""',
    '',
    'from __future__ import annotations',
    '',
    'import base64',
    'import hashlib',
    'import hmac',
    'import json',
    'import re',
    'import time',
    'import urllib.error',
    'import urllib.parse',
    'import urllib.request',
    'import uuid',
    'from typing import Any, Literal, Mapping, TypedDict',
    '',
    '',
    'class GezhiError(Exception):',
    '    """An error of the API: `problem` says what is wrong, and with which fields."""',
    '',
    '    def __init__(self, problem: dict[str, Any]) -> None:',
    '        super().__init__(problem["title"])',
    '        self.problem = problem',
    ...types.lines(),
    '',
    '',
    'class GezhiClient:',
    '    """Calls the API of an installation (`https://gezhi.example`) with a key."""',
    '',
    '    def __init__(self, origin: str, key: str, timeout: float = 60) -> None:',
    '        self._origin = origin.rstrip("/")',
    '        self._key = key',
    '        self._timeout = timeout',
    ...methods,
    '',
    '    def _send(self, method: str, path: str, query: dict[str, Any], body: bytes | None = None, content_type: str | None = None) -> tuple[bytes, Any]:',
    '        given = {name: value for name, value in query.items() if value is not None}',
    `        url = f"{self._origin}${API_ROOT}{path}" + (f"?{urllib.parse.urlencode(given)}" if given else "")`,
    '        request = urllib.request.Request(url, data=body, method=method)',
    '        request.add_header("Authorization", f"Bearer {self._key}")',
    '        if content_type is not None:',
    '            request.add_header("Content-Type", content_type)',
    '        try:',
    '            with urllib.request.urlopen(request, timeout=self._timeout) as response:',
    '                return response.read(), response.headers',
    '        except urllib.error.HTTPError as error:',
    '            raise GezhiError(json.loads(error.read())) from error',
    ...pythonVerifier(),
    '',
    '',
    'def _segment(value: str) -> str:',
    '    return urllib.parse.quote(value, safe="")',
    '',
    '',
    'def _json(fields: dict[str, Any]) -> bytes:',
    '    return json.dumps({name: value for name, value in fields.items() if value is not None}).encode()',
    '',
    '',
    'def _form(fields: dict[str, Any]) -> tuple[bytes, str]:',
    '    boundary = uuid.uuid4().hex',
    '    parts: list[bytes] = []',
    '    for name, value in fields.items():',
    '        if value is None:',
    '            continue',
    '        is_file = isinstance(value, bytes)',
    '        head = f\'--{boundary}\\r\\nContent-Disposition: form-data; name="{name}"\' + (\'; filename="file"\' if is_file else "") + "\\r\\n\\r\\n"',
    '        parts.append(head.encode() + (value if is_file else str(value).encode()) + b"\\r\\n")',
    '    return b"".join(parts) + f"--{boundary}--\\r\\n".encode(), f"multipart/form-data; boundary={boundary}"',
    '',
  ].join('\n')
}

function pythonMethod({ name, method, path, description, fields, answer, isLines }: ClientOperation, types: PythonTypes): string[] {
  // `from` is a word of the language.
  const argument = (field: Pick<Field, 'name'>) => (field.name === 'from' ? 'from_' : field.name)
  const ordered = [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)]
  const parts = ordered.map((field) => {
    const type = types.typeOf(field.schema, `${pascalCase(name)}${pascalCase(field.name)}`)
    return `${argument(field)}: ${type}${field.required ? '' : ' | None = None'}`
  })
  const found = types.typeOf(answer, `${pascalCase(name)}${isLines ? 'Row' : 'Answer'}`)
  const returned = isLines ? `tuple[list[${found}], str | None]` : found
  const dictOf = (place: Field['place']) =>
    `{${fields
      .filter((field) => field.place === place)
      .map((field) => `"${field.name}": ${argument(field)}`)
      .join(', ')}}`
  const url = `f"${path.replaceAll(/\{(\w+)\}/g, (_, field: string) => `{_segment(${field})}`)}"`
  const has = (place: Field['place']) => fields.some((field) => field.place === place)
  const form = has('form') ? [`        body, content_type = _form(${dictOf('form')})`] : []
  const body = has('form') ? ', body, content_type' : has('body') ? `, _json(${dictOf('body')}), "application/json"` : ''
  return [
    '',
    `    def ${snakeCase(name)}(self, ${['*', ...parts].join(', ')}) -> ${returned}:`,
    `        """${description}${isLines ? ' Answers the records and the cursor of the next page.' : ''}"""`,
    ...form,
    `        answer, ${isLines ? 'headers' : '_'} = self._send("${method}", ${url}, ${dictOf('query')}${body})`,
    ...(isLines
      ? [
          `        records: list[${found}] = [json.loads(line) for line in answer.decode().splitlines() if line]`,
          '        return records, headers.get("x-next-cursor")',
        ]
      : [`        found: ${found} = json.loads(answer)`, '        return found']),
  ]
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
