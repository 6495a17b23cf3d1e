import type { Paragraph } from '@gezhi/records'
import type { FigurePlan, InventionPlan } from '../plan/invention-plan.ts'
import type { Random } from '../random.ts'
import { chineseFigureCaption } from './chinese-figures.ts'
import { CHINESE_SELF, chineseList, chineseNoun, chineseRange, chineseTitle, chineseValue } from './chinese-phrases.ts'

type Section = NonNullable<Paragraph['section']>

const BACKGROUNDS: readonly ((p: InventionPlan) => string)[] = [
  (p) =>
    `随着${p.application.zh}的快速发展，${p.technology.field.zh}受到越来越多的关注。现有的${p.subject.zh}普遍存在${p.problems[0]?.zh ?? ''}的缺点，难以满足使用要求。`,
  (p) =>
    `${p.subject.zh}广泛应用于${p.application.zh}。然而，在实际使用中仍然存在${p.problems[0]?.zh ?? ''}、${p.problems[1]?.zh ?? ''}等问题。`,
  (p) =>
    `目前，${p.technology.field.zh}领域通常采用${p.materials[1]?.zh ?? ''}或${p.materials[2]?.zh ?? ''}，其不足在于${p.problems[0]?.zh ?? ''}，且${p.problems[1]?.zh ?? ''}。`,
  (p) =>
    `现有技术中，${p.parts[1]?.term.zh ?? ''}与${p.parts[2]?.term.zh ?? ''}的配合方式较为单一，容易出现${p.problems[0]?.zh ?? ''}的情况，影响了${p.application.zh}的推广。`,
]

const NEEDS: readonly ((p: InventionPlan) => string)[] = [
  (p) => `因此，亟需一种能够${p.effects[0]?.zh ?? ''}的${p.subject.zh}。`,
  (p) => `如何在${p.effects[1]?.zh ?? ''}的同时${p.effects[0]?.zh ?? ''}，是本领域技术人员需要解决的技术问题。`,
  (p) => `针对${p.problems[2]?.zh ?? ''}的问题，目前尚无有效的解决方案。`,
]

/** Writes the description in its five sections. */
export function chineseDescription(plan: InventionPlan, random: Random): Paragraph[] {
  const self = CHINESE_SELF[plan.patentForm]
  return [
    heading('技术领域', 'field'),
    paragraph('field', `${self}涉及${plan.technology.field.zh}技术领域，尤其涉及${chineseTitle(plan).replace(/^(?:一种)?/, '一种')}。`),
    heading('背景技术', 'background'),
    paragraph('background', random.pick(BACKGROUNDS)(plan)),
    paragraph('background', random.pick(NEEDS)(plan)),
    heading(plan.patentForm === 'utility' ? '实用新型内容' : '发明内容', 'summary'),
    paragraph('summary', `${self}的目的在于提供一种${chineseNoun(plan)}，以解决上述背景技术中提出的${plan.problems[0]?.zh ?? ''}的问题。`),
    paragraph(
      'summary',
      `为实现上述目的，${self}的技术方案包括${chineseList(plan.parts.slice(0, 3).map((part) => part.term))}，并采用${chineseList(plan.materials.slice(0, 2))}。`,
    ),
    paragraph(
      'summary',
      `与现有技术相比，${self}的有益效果是：（1）能够${plan.effects[0]?.zh ?? ''}；（2）有助于${plan.effects[1]?.zh ?? ''}；（3）可以${plan.effects[2]?.zh ?? ''}。`,
    ),
    heading('附图说明', 'drawings'),
    ...plan.figures.map((figure) => paragraph('drawings', `图${figure.id}为${chineseFigureCaption(plan, figure)}。`)),
    paragraph('drawings', signList(plan)),
    heading('具体实施方式', 'embodiments'),
    ...embodiments(plan, random),
  ]
}

function heading(text: string, section: Section): Paragraph {
  return { lang: 'zh', text, heading: true, section }
}

function paragraph(section: Section, text: string): Paragraph {
  return { lang: 'zh', text, section }
}

function signList(plan: InventionPlan): string {
  const curves = plan.figures.find((figure) => figure.kind === 'curve')
  const parts = plan.parts.map((part) => `${part.sign}-${part.term.zh}`).join('；')
  return `图中：${parts}${curves ? `；${curveSigns(curves)}` : ''}。`
}

function curveSigns({ signs }: FigurePlan): string {
  return `${signs[0]}-实施例1的曲线；${signs[1]}-对比例1的曲线`
}

function embodiments(plan: InventionPlan, random: Random): Paragraph[] {
  const paragraphs = [paragraph('embodiments', structureText(plan)), paragraph('embodiments', processText(plan))]
  plan.embodiments.forEach((values, index) => paragraphs.push(paragraph('embodiments', exampleText(plan, values, index + 1))))
  paragraphs.push(paragraph('embodiments', comparisonText(plan, random)), paragraph('embodiments', random.pick(CLOSINGS)))
  return paragraphs
}

const CLOSINGS = [
  '以上所述仅为较佳实施例，并不用以限制保护范围，凡在本方案的精神和原则之内所作的任何修改、等同替换、改进等，均应包含在保护范围之内。',
  '对于本领域的普通技术人员来说，在不脱离本创造构思的前提下，还可以做出若干变形和改进，这些都属于保护范围。',
  '上述实施例只用于说明技术方案而非对其限制，本领域技术人员可以对其进行修改或者对部分技术特征进行等同替换。',
] as const

function structureText(plan: InventionPlan): string {
  const joints = plan.joints.map(({ a, b, relation }) => relation.zh(`${a.term.zh}${a.sign}`, `${b.term.zh}${b.sign}`))
  const first = `${plan.parts[0]?.term.zh ?? ''}${plan.parts[0]?.sign ?? ''}`
  return `如图1所示，${joints.join('，')}。其中，${first}采用${plan.materials[0]?.zh ?? ''}${plan.rare ? `，并配有${plan.rare.zh}` : ''}。`
}

function processText(plan: InventionPlan): string {
  return `具体过程如下：${plan.steps.map((step) => `步骤${step.sign}，${step.term.zh}`).join('；')}。优选地，${plan.measures
    .slice(0, 2)
    .map((measure) => `${measure.quantity.zh}为${chineseRange(measure)}`)
    .join('，')}。`
}

function exampleText(plan: InventionPlan, values: readonly string[], number: number): string {
  const settings = plan.measures.map(({ quantity }, i) => `${quantity.zh}为${chineseValue(values[i] ?? '', quantity.unit)}`).join('，')
  return `实施例${number}：以${chineseList(plan.materials.slice(0, 3))}为例，${settings}，所得样品记为${plan.model}-${number}。`
}

function comparisonText(plan: InventionPlan, random: Random): string {
  const gain = random.between(30, 480) / 10
  return `对比例1：与实施例1的区别仅在于未采用${plan.materials[0]?.zh ?? ''}。测试结果显示，实施例1较对比例1的${plan.measures[0]?.quantity.zh ?? ''}改善了${gain}%，说明本方案能够${plan.effects[0]?.zh ?? ''}。`
}
