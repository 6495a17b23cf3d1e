/** Description of a field in both languages, of which the document of the API has one. */
export function inBoth(zh: string, en: string): { readonly description: string; readonly zh: string } {
  return { description: en, zh }
}

/** A JSON schema with the descriptions of one language. */
export function inLanguage(schema: unknown, language: 'zh' | 'en'): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inLanguage(one, language))
  if (typeof schema !== 'object' || schema === null) return schema
  const { zh, ...others } = schema as Record<string, unknown>
  const isText = typeof zh === 'string' && 'description' in others
  const kept = isText ? { ...others, ...(language === 'zh' && { description: zh }) } : (schema as Record<string, unknown>)
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, inLanguage(value, language)]))
}
