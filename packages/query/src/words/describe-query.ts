import { readCode, type Field, type FieldTable, type Labelled } from '@gezhi/records'
import { PRECEDENCE } from '../precedence.ts'
import type { ExactNode, ProximityNode, QueryNode, RangeNode } from '../tree.ts'
import { SENTENCES, type Sentences } from './sentences.ts'

/** The query in words: `标题含“石墨烯”或“graphene”，且申请日不早于 2023`. Pure. */
export function describeQuery(tree: QueryNode, language: 'zh' | 'en', fields: FieldTable): string {
  return describeNode(tree, { fields, language, sentences: SENTENCES[language], names: [fields.freeText] })
}

interface Speech {
  readonly fields: FieldTable
  readonly language: 'zh' | 'en'
  readonly sentences: Sentences
  readonly names: readonly string[]
}

function describeNode(node: QueryNode, speech: Speech): string {
  const { sentences } = speech
  const terms = termsOf(node, sentences)
  if (terms !== null) return describeTerms(node, terms, speech)
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.operands.map((operand) => inside(operand, node.kind, speech)).join(sentences[node.kind])
    case 'xor':
      return sentences.xor(node.operands.map((operand) => inside(operand, 'xor', speech)))
    case 'not':
      return sentences.not(describeNode(node.operand, speech))
    case 'field':
      return describeNode(node.operand, { ...speech, names: node.fields })
    case 'range':
    case 'exact':
      return describeValue(node, speech)
    case 'proximity':
      return sentences.holds(labelOf(speech), describeProximity(node, speech))
    case 'frequency':
      return sentences.holds(labelOf(speech), sentences.frequency(sentences.quote(node.operand.text), node.count))
    case 'optional':
      return sentences.optional(describeNode(node.required, speech), describeNode(node.optional, speech))
    case 'semantic':
      return sentences.semantic(sentences.quote(node.text))
    case 'history':
      return sentences.history(node.line)
    case 'strategy':
      return sentences.strategy(sentences.quote(node.title))
    case 'records':
      return describeNode(node.source, speech)
    case 'word':
    case 'phrase':
    case 'pattern':
      return ''
  }
}

function inside(node: QueryNode, parent: 'and' | 'or' | 'xor', speech: Speech): string {
  const text = describeNode(node, speech)
  return PRECEDENCE[node.kind] <= PRECEDENCE[parent] ? speech.sentences.brackets(text) : text
}

/** Terms, and terms joined by OR or AND, are listed in one phrase; null for anything else. */
function termsOf(node: QueryNode, sentences: Sentences): string | null {
  switch (node.kind) {
    case 'word':
    case 'phrase':
      return sentences.quote(node.text)
    case 'pattern':
      return sentences.pattern(node.text)
    case 'or': {
      const parts = node.operands.map((operand) => termsOf(operand, sentences))
      return parts.every((part) => part !== null) ? parts.join(sentences.orTerms) : null
    }
    default:
      return null
  }
}

function describeTerms(node: QueryNode, terms: string, speech: Speech): string {
  const fields = fieldsOf(speech)
  const isText = fields.length === 0 || fields.some((field) => field.text !== undefined)
  if (isText) return speech.sentences.contains(labelOf(speech), terms)
  const values = (node.kind === 'or' ? node.operands : [node]).map((value) => valueName(value, fields[0] as Field, speech))
  const verb = fields[0]?.type === 'class' ? 'within' : 'is'
  return speech.sentences[verb](labelOf(speech), values.join(speech.sentences.orTerms))
}

/** The label of a code. */
function valueName(node: QueryNode, { labels }: Field, { language }: Speech): string {
  const text = 'text' in node ? node.text : ''
  const code = labels === undefined ? null : readCode(labels, text)
  return (code === null ? undefined : labels?.[code]?.[language]) ?? text
}

function describeValue(node: RangeNode | ExactNode, speech: Speech): string {
  const { sentences } = speech
  if (node.kind === 'exact') return sentences.exactly(labelOf(speech), sentences.quote(node.value))
  const compared = { ...speech, names: comparedNames(speech) }
  return sentences.range(labelOf(compared), node, fieldsOf(compared)[0]?.type === 'date')
}

/** `claims>=10` compares their number. */
function comparedNames(speech: Speech): readonly string[] {
  return fieldsOf(speech).map((field) => field.countedBy ?? field.name)
}

function describeProximity(node: ProximityNode, speech: Speech): string {
  const { sentences } = speech
  const side = (operand: QueryNode) =>
    operand.kind === 'proximity' ? describeProximity(operand, speech) : (termsOf(operand, sentences) ?? describeNode(operand, speech))
  return sentences.proximity(node, side(node.left), side(node.right))
}

function fieldsOf({ fields, names }: Speech): readonly Field[] {
  return names.flatMap((name) => fields.find(name) ?? [])
}

function labelOf(speech: Speech): string {
  const labels: readonly Labelled[] = fieldsOf(speech).map((field) => field.label)
  return labels.map((label, at) => speech.sentences.label(label[speech.language], at)).join(speech.sentences.orTerms)
}
