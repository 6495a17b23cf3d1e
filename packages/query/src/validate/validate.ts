import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { childrenOf } from '../query-nodes.ts'
import type { FieldNode, QueryNode } from '../tree.ts'
import { LimitCounter } from './check-limits.ts'
import { checkPattern, hasTooManyWildcards } from './check-pattern.ts'
import { checkProximity } from './check-proximity.ts'
import { checkStrategy } from './check-strategy.ts'
import { checkValue } from './check-value.ts'
import { placeOf, type Place, type ValidationInput } from './place.ts'

/** Reports what of a tree cannot be evaluated or is probably not intended. */
export function validate(tree: QueryNode, input: ValidationInput): void {
  const freeText = input.fields.find(input.fields.freeText)
  checkTop(tree, input)
  check(tree, { ...input, here: freeText === undefined ? [] : [freeText], free: true, limits: new LimitCounter(input.diagnostics) })
}

function check(node: QueryNode, place: Place): void {
  place.limits.count(node, place.here)
  switch (node.kind) {
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'exact':
    case 'range':
    case 'frequency':
      return checkLeaf(node, place)
    case 'field':
      return check(node.operand, underField(node, place))
    case 'proximity':
      checkProximity(node, place)
      return childrenOf(node).forEach((child) => check(child, place))
    case 'and':
    case 'or':
    case 'xor':
    case 'not':
    case 'optional':
      return childrenOf(node).forEach((child) => check(child, place))
    case 'semantic':
      return checkSemantic(node, place)
    case 'history':
      if (place.abilities.history !== true) place.diagnostics.add('history-not-yet', placeOf(node), { line: node.line })
      return
    case 'strategy':
      return checkStrategy(node, place)
    case 'records':
      return
  }
}

function underField(node: FieldNode, place: Place): Place {
  const here = node.fields.flatMap((name) => place.fields.find(name) ?? [])
  for (const field of here) {
    if (field.withoutSource === undefined) continue
    const range = placeOf(node)
    place.diagnostics.add('field-without-source', range, { field: field.label, why: field.withoutSource })
  }
  return { ...place, here, free: false }
}

function checkSemantic(node: QueryNode, { abilities: { semantic }, diagnostics }: Place): void {
  if (semantic === true) return
  diagnostics.add(semantic === 'login' ? 'meaning-needs-login' : 'meaning-not-yet', placeOf(node))
}

type Leaf = Extract<QueryNode, { kind: 'word' | 'phrase' | 'pattern' | 'exact' | 'range' | 'frequency' }>

function checkLeaf(node: Leaf, place: Place): void {
  if (node.kind === 'pattern' && hasTooManyWildcards(node, place.diagnostics)) return
  for (const field of place.here) if (field.withoutSource === undefined) checkValue(node, field, place)
  if (node.kind === 'pattern' && place.here.some((field) => field.text !== undefined)) checkPattern(node, place.diagnostics)
  if (node.kind === 'word' && place.free) checkCompany(node, place)
}

const ORGANISATION = /^\p{Script=Han}{2,}(?:公司|大学|研究院|研究所|学院|医院|集团|株式会社)$/u

function checkCompany(node: Extract<QueryNode, { kind: 'word' }>, { diagnostics, fields }: Place): void {
  if (fields.company === undefined || !ORGANISATION.test(node.text)) return
  const range = placeOf(node)
  diagnostics.add('looks-like-company', range, { text: node.text }, { range, text: `${fields.company}=${node.text}` })
}

/** What is valid only at the outermost level, or only once. */
function checkTop(tree: QueryNode, { diagnostics }: ValidationInput): void {
  const main = tree.kind === 'optional' ? tree.required : tree
  const top = main.kind === 'and' ? main.operands : [main]
  const semanticNodes = top.filter((node) => node.kind === 'semantic')
  for (const second of semanticNodes.slice(1)) diagnostics.add('meaning-not-at-top', placeOf(second))
  for (const node of top) if (node.kind !== 'semantic') reportBelow(node, diagnostics)
  if (tree.kind === 'optional') reportBelow(tree.optional, diagnostics)
  if (top.every((node) => node.kind === 'not')) diagnostics.add('only-negative', placeOf(tree))
}

function reportBelow(node: QueryNode, diagnostics: DiagnosticList): void {
  if (node.kind === 'semantic') diagnostics.add('meaning-not-at-top', placeOf(node))
  if (node.kind === 'optional') diagnostics.add('optional-not-at-top', placeOf(node))
  for (const child of childrenOf(node)) reportBelow(child, diagnostics)
}
