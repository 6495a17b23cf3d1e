import type { Claim } from '@gezhi/records'
import { CORE_PARTS } from '../plan/plan-claims.ts'
import type { ClaimPlan, Feature, InventionPlan, SignedPart } from '../plan/invention-plan.ts'
import { chineseList, chineseNoun, chineseRange, chineseValue } from './chinese-phrases.ts'

type FeatureText<K extends Feature['kind']> = (feature: Extract<Feature, { kind: K }>, plan: InventionPlan) => string

const FEATURES: { [K in Feature['kind']]: FeatureText<K> } = {
  core: (_, plan) => core(plan),
  process: (_, plan) => `包括以下步骤：${plan.steps.map((step) => `${step.sign}、${step.term.zh}`).join('；')}`,
  range: ({ measure }) => `所述${measure.quantity.zh}为${chineseRange(measure)}`,
  best: ({ measure }) => `所述${measure.quantity.zh}为${chineseValue(measure.best, measure.quantity.unit)}`,
  group: ({ materials }) => `所用原料选自${chineseList(materials, '或')}中的至少一种`,
  'made-of': ({ part, material }, plan) => `所述${marked(part, plan)}由${material.zh}制成`,
  share: ({ material, low, high }) => `以质量百分比计，所述${material.zh}的含量为${low}%~${high}%`,
  addition: ({ joint }, plan) => `还包括${marked(joint.a, plan)}，${joint.relation.zh(`所述${joint.a.term.zh}`, `所述${joint.b.term.zh}`)}`,
  condition: ({ step, measure }) => `步骤${step.sign}中，${measure.quantity.zh}控制在${chineseRange(measure)}`,
  rare: ({ part, rare }, plan) => `所述${marked(part, plan)}包含${rare.zh}`,
}

/** Utility models carry the reference signs in their claims. */
function marked(part: SignedPart, plan: InventionPlan): string {
  return plan.patentForm === 'utility' ? `${part.term.zh}（${part.sign}）` : part.term.zh
}

function core(plan: InventionPlan): string {
  const { parts, joints, materials, subject, measures } = plan
  if (subject.form === 'composition') {
    const first = measures[0]
    return `包括${chineseList(materials)}${first ? `，其${first.quantity.zh}为${chineseRange(first)}` : ''}`
  }
  const named = parts.slice(0, CORE_PARTS).map((part) => ({ ...part.term, zh: marked(part, plan) }))
  const joined = joints.slice(0, CORE_PARTS - 1).map(({ a, b, relation }) => relation.zh(`所述${a.term.zh}`, `所述${b.term.zh}`))
  return `包括${chineseList(named)}，${joined.join('，')}`
}

function featureText(feature: Feature, plan: InventionPlan): string {
  return (FEATURES[feature.kind] as FeatureText<Feature['kind']>)(feature, plan)
}

const PROCESS_OF: Record<InventionPlan['subject']['form'], string> = {
  composition: '的制备方法',
  device: '的控制方法',
  system: '的运行方法',
  method: '',
}

/** Writes a set of claims in Chinese. */
export function chineseClaims(plan: InventionPlan, claims: readonly ClaimPlan[]): Claim[] {
  const noun = chineseNoun(plan)
  let name = noun
  return claims.map(({ parents, features }, index) => {
    const independent = parents.length === 0
    if (independent) name = index > 0 ? noun + PROCESS_OF[plan.subject.form] : noun
    const parts = features.map((feature) => featureText(feature, plan)).join('，')
    const text = independent
      ? `一种${name}，其特征在于，${parts}。`
      : `根据权利要求${reference(parents)}所述的${name}，其特征在于，${parts}。`
    return { lang: 'zh', number: index + 1, text, independent, parents: [...parents] }
  })
}

function reference(parents: readonly number[]): string {
  return parents.length > 1 ? `${parents[0]}至${parents.at(-1)}中任一项` : String(parents[0])
}
