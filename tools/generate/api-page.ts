import { callErrors, CALLS, openApiDocument, type AnyCall, type OpenApiOperation } from '@gezhi/contract'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'
import { schemaRows, typeOf, type JsonSchema } from './schema-rows.ts'

const WHO = {
  public: 'Public.',
  guest: 'Requires a guest token or login token in the header `token`, except with `GEZHI_ACCESS=open`.',
  reader: 'Requires a login token in the header `token`, except with `GEZHI_ACCESS=open`.',
  login: 'Requires a login token in the header `token`.',
  operator: 'Requires the login token of an administrator in the header `token`.',
} as const satisfies Record<AnyCall['who'], string>

const SIGNED =
  'Always requires a token and the headers `timestamp` (ms, valid for 5 minutes) and `signature`: MD5 of timestamp, token and body as sent, in lower-case hexadecimal.'

/** docs/api.md: every call with its request and response. */
export function renderApiPage(): string {
  const { paths } = openApiDocument(CALLS, { language: 'en', version: '' })
  const domains: [string, Readonly<Record<string, AnyCall>>][] = Object.entries(CALLS)
  const sections = domains.flatMap(([domain, calls]) => [
    `## ${domain}`,
    ...Object.entries(calls).map(([name, call]) => renderCall(name, call, paths[call.path]?.[call.method.toLowerCase()])),
  ])
  return `${[
    '# API',
    generatedFrom('packages/contract/src/calls.ts'),
    'Every JSON response is the envelope `{code, message, data}`. `code` is 200 when the call succeeded; other codes are listed in [errors.md](errors.md). ' +
      'Messages follow `Accept-Language`: English when its first tag is `en`, otherwise Chinese. A field of a request without a default is optional unless marked as required. ' +
      'A running server provides this page as OpenAPI 3.1 at `/api/openapi.json`.',
    'Programs with an API key use other addresses, `/api/v1`, described by a running server at `/api/v1/openapi.json`. That document also contains the events that webhooks receive (`webhooks`: `monitor.alert`, `ping`); the clients in `clients/` verify them with `verifyWebhook` and `verify_webhook`. See [webhooks](decisions/webhooks.md).',
    ...sections,
  ].join('\n\n')}\n`
}

function renderCall(name: string, call: AnyCall, operation: OpenApiOperation | undefined): string {
  const rows = schemaRows(requestSchema(operation))
  // JSON Schema has no type for the file of a form.
  const request = call.form ? rows.map(([field = '', type = '', when = '']) => [field, type === 'any' ? 'file' : type, when]) : rows
  return [
    `### ${name}`,
    `\`${call.method} ${call.path}\``,
    ...(call.aliases?.length ? [`Also at ${call.aliases.map(code).join(', ')}.`] : []),
    `${call.summary.en} / ${call.summary.zh}. ${WHO[call.who]}${tokenInBody(call)}${call.signed ? ` ${SIGNED}` : ''}${proofNeeded(call)}`,
    ...(request.length === 0 ? [] : [`${requestFormat(call)}:`, markdownTable(['field', 'type', 'default'], request)]),
    ...renderAnswer(call, operation),
    ...(call.requires === undefined ? [] : [`Requires \`${call.requires}\` ([entitlements](entitlements.md)).`]),
    ...(callErrors(call).length > 0 ? [`Specific errors: ${callErrors(call).map(code).join(', ')}.`] : []),
  ].join('\n\n')
}

function requestFormat({ method, form }: AnyCall): string {
  if (method === 'GET') return 'Query string'
  return form ? 'Form (`multipart/form-data`)' : 'JSON body'
}

function tokenInBody({ tokenField }: AnyCall): string {
  return tokenField === undefined ? '' : ` The field ${code(tokenField)} of the body may carry it instead.`
}

function proofNeeded({ recentProof }: AnyCall): string {
  if (recentProof === undefined) return ''
  const needed = ' Requires a login or `proveIdentity` in the last 10 minutes'
  if (recentProof === true) return `${needed}.`
  return 'ifGiven' in recentProof
    ? `${needed} if ${code(recentProof.ifGiven)} is given.`
    : `${needed} unless ${code(recentProof.unlessGiven)} is given; administrators with TOTP always need it.`
}

function renderAnswer(call: AnyCall, operation: OpenApiOperation | undefined): string[] {
  if (call.file !== undefined) return [`Returns a file, \`${call.file}\`; errors have their HTTP status.`]
  if (call.redirects) return ['Redirects to a page (302).']
  const schema = answerSchema(operation)
  const rows = schemaRows(schema).map(([field = '', type = '', when]) => [field, when === 'required' ? type : `${type}, optional`])
  if (rows.length > 0) return ['Response in `data`:', markdownTable(['field', 'type'], rows)]
  const type = typeOf(schema)
  return type === 'any' ? [] : [`Response in \`data\`: ${type}.`]
}

interface Content {
  content: { 'application/json': { schema: JsonSchema & { oneOf?: readonly JsonSchema[] } } }
}

interface FormOrJson {
  content: Record<string, { schema: JsonSchema }>
}

function requestSchema(operation: OpenApiOperation | undefined): JsonSchema {
  if (operation?.requestBody !== undefined) return Object.values((operation.requestBody as unknown as FormOrJson).content)[0]!.schema
  const parameters = (operation?.parameters ?? []) as unknown as { name: string; required: boolean; schema: JsonSchema }[]
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function answerSchema(operation: OpenApiOperation | undefined): JsonSchema {
  const answer = operation?.responses['200'] as Content | undefined
  return answer?.content['application/json'].schema.oneOf?.[0]?.properties?.['data'] ?? {}
}
