import { Visitor, parseSync, type Argument, type Expression, type ObjectExpression } from 'oxc-parser'
import { expressionText, isFunction, unwrapped } from './expression-text.ts'

/** A text in both languages; a language without a text has ''. */
export interface BilingualText {
  /** Keys between the declaration and the text, joined with dots; '' if there are none. */
  readonly key: string
  readonly zh: string
  readonly en: string
}

type Languages = Pick<BilingualText, 'zh' | 'en'>
type Leaf = readonly [key: string, text: string]

/**
 * The bilingual texts of a module in source order. Recognised are objects with `zh` and `en` (texts, functions, or objects and lists of
 * them), records named `…_ZH` with English keys, choices by language (`language === 'zh' ? … : …`), adjacent arguments in the two
 * languages, and texts that contain both (`saved / 已保存`). Values within a text appear as `{…}`.
 */
export function bilingualTexts(path: string, source: string): readonly BilingualText[] {
  const { program } = parseSync(path, source)
  const constants = new Map<string, Expression>()
  const found: { readonly start: number; readonly texts: readonly BilingualText[] }[] = []
  const covered: Expression[] = []
  const add = (node: Expression, texts: readonly BilingualText[], sources: readonly Expression[] = [node]) => {
    if (texts.length === 0 || covered.some(({ start, end }) => start <= node.start && node.end <= end)) return
    found.push({ start: node.start, texts })
    covered.push(...sources)
  }
  const addMixed = (node: Expression) => add(node, mixedTexts(expressionText(node)))
  const addAdjacent = (call: Expression, values: readonly Argument[]) => {
    const texts = adjacentTexts(values)
    add(call, texts.map(({ text }) => text), texts.flatMap(({ sources }) => sources)) // prettier-ignore
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return
      constants.set(id.name, init)
      if (id.name.endsWith('_ZH'))
        add(
          init,
          leavesOf(init).map(([en, zh]) => ({ key: '', zh, en })),
        )
    },
    ObjectExpression(object) {
      const languages = languagesOf(object, constants)
      if (languages !== null) add(object, pairLeaves(leavesOf(languages.zh), leavesOf(languages.en)), [languages.zh, languages.en])
    },
    ConditionalExpression: (choice) => add(choice, choiceOf(choice)),
    CallExpression: (call) => addAdjacent(call, call.arguments),
    NewExpression: (call) => addAdjacent(call, call.arguments),
    BinaryExpression: addMixed,
    TemplateLiteral: addMixed,
    Literal: addMixed,
  }).visit(program)
  return found.toSorted((a, b) => a.start - b.start).flatMap(({ texts }) => texts)
}

/** The texts of an object literal by key path; a text itself has the key ''. */
export function leavesOf(expression: Expression, above = ''): readonly Leaf[] {
  const value = unwrapped(expression)
  if (value.type === 'ObjectExpression')
    return propertiesOf(value).flatMap(([key, inner]) => leavesOf(inner, above === '' ? key : `${above}.${key}`))
  if (value.type === 'ArrayExpression') {
    const elements = value.elements.filter((element) => element !== null && element.type !== 'SpreadElement')
    return elements.every((element) => unwrapped(element).type === 'ObjectExpression')
      ? elements.flatMap((element, index) => leavesOf(element, above === '' ? `${index}` : `${above}.${index}`))
      : [[above, elements.map((element) => expressionText(element) ?? '{…}').join(' | ')]]
  }
  if (isFunction(value) && value.body?.type !== 'BlockStatement') return leavesOf(value.body as Expression, above)
  const text = expressionText(value)
  return text === null ? [] : [[above, text]]
}

/** The values of `zh` and `en`, or of the constants that they name; null in a table of languages, whose values are pairs. */
function languagesOf(object: ObjectExpression, constants: ReadonlyMap<string, Expression>): Record<'zh' | 'en', Expression> | null {
  const properties = new Map(propertiesOf(object))
  const [zh, en] = [properties.get('zh'), properties.get('en')].map((value) => {
    const inner = value && unwrapped(value)
    return inner?.type === 'Identifier' ? constants.get(inner.name) : inner
  })
  if (zh === undefined || en === undefined) return null
  return zh.type === 'ObjectExpression' && languagesOf(zh, constants) !== null ? null : { zh, en }
}

/** Joins the texts of two languages by their keys. */
export function pairLeaves(zh: readonly Leaf[], en: readonly Leaf[]): readonly BilingualText[] {
  const [chinese, english] = [new Map(zh), new Map(en)]
  return [...new Set([...chinese.keys(), ...english.keys()])].map((key) => ({
    key,
    zh: chinese.get(key) ?? '',
    en: english.get(key) ?? '',
  }))
}

function propertiesOf({ properties }: ObjectExpression): readonly (readonly [string, Expression])[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    if (key.type === 'Identifier') return [[key.name, value] as const]
    return key.type === 'Literal' ? [[String(key.value), value] as const] : []
  })
}

/** `language === 'zh' ? chinese : english`, or with 'en' the other way round. */
function choiceOf({ test, consequent, alternate }: Expression & { type: 'ConditionalExpression' }): readonly BilingualText[] {
  if (test.type !== 'BinaryExpression' || test.operator !== '===' || test.right.type !== 'Literal') return []
  const language = test.right.value
  if (language !== 'zh' && language !== 'en') return []
  const [zh, en] = (language === 'zh' ? [consequent, alternate] : [alternate, consequent]).map(expressionText)
  return zh && en && isChinese(zh) ? [{ key: '', zh, en }] : []
}

const TEXT_TYPES: ReadonlySet<string> = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ConditionalExpression'])

/** Two adjacent arguments, one of them in Chinese. */
function adjacentTexts(values: readonly Argument[]): readonly { text: BilingualText; sources: readonly Expression[] }[] {
  return values.slice(1).flatMap((value, index) => {
    const pair = [values[index]!, value].filter(({ type }) => TEXT_TYPES.has(type)) as Expression[]
    const [first = null, second = null] = pair.map(expressionText)
    const languages = inLanguages(first, second)
    return languages === null ? [] : [{ text: { key: '', ...languages }, sources: pair }]
  })
}

/** `english / 中文`, or the other way round, also on two lines. Alternatives within the text are texts of their own. */
function mixedTexts(text: string | null): readonly BilingualText[] {
  for (const { index, 0: separator } of (text ?? '').matchAll(/ \/ |\n/g)) {
    const [before, after] = [text!.slice(0, index), text!.slice(index + separator.length)]
    const languages = isBalanced(before) ? inLanguages(before, after) : null
    if (languages !== null) return [{ key: '', ...languages }]
  }
  return []
}

function isBalanced(text: string): boolean {
  return text.split('{').length === text.split('}').length
}

/** Which of two texts is Chinese and which English; null unless there is one of each. */
function inLanguages(first: string | null, second: string | null): Languages | null {
  if (!first || !second || isChinese(first) === isChinese(second)) return null
  const [zh, en] = isChinese(first) ? [first, second] : [second, first]
  return /\p{Script=Latin}/u.test(en) ? { zh, en } : null
}

/** Whether a text contains Chinese characters. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
