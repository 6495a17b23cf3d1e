import type { InventionPlan } from '../plan/invention-plan.ts'
import type { Random } from '../random.ts'
import { CHINESE_SELF, chineseList, chineseNoun, chineseRange, chineseTitle } from './chinese-phrases.ts'

type Sentence = (plan: InventionPlan) => string

const OPENINGS: readonly Sentence[] = [
  (p) => `${CHINESE_SELF[p.patentForm]}公开了${named(p)}，属于${p.technology.field.zh}技术领域。`,
  (p) => `${CHINESE_SELF[p.patentForm]}涉及${p.technology.field.zh}技术领域，具体涉及${named(p)}。`,
  (p) => `${CHINESE_SELF[p.patentForm]}提供了${named(p)}。`,
  (p) => `为解决现有技术中${p.problems[0]?.zh ?? ''}的问题，${CHINESE_SELF[p.patentForm]}提出${named(p)}。`,
  (p) => `${chineseTitle(p)}，属于${p.technology.field.zh}领域。`,
]

const BODIES: Record<InventionPlan['subject']['form'], readonly Sentence[]> = {
  device: [(p) => structure(p), (p) => `${structure(p)}其中，${measured(p, 0)}。`],
  system: [
    (p) => structure(p),
    (p) =>
      `${structure(p)}系统工作时，${p.steps
        .slice(0, 2)
        .map((s) => s.term.zh)
        .join('，并')}。`,
  ],
  composition: [
    (p) =>
      `该${p.subject.zh}以${chineseList(p.materials)}为原料，${p.steps
        .slice(0, 2)
        .map((s) => s.term.zh)
        .join('，随后')}得到；${measured(p, 0)}。`,
    (p) => `所述${p.subject.zh}包括${chineseList(p.materials)}，${measured(p, 0)}，${measured(p, 1)}。`,
  ],
  method: [
    (p) => `该方法包括：${p.steps.map((s) => s.term.zh).join('；')}。`,
    (p) =>
      `其步骤为：首先${p.steps[0]?.term.zh ?? ''}；然后${p.steps[1]?.term.zh ?? ''}；最后${p.steps[2]?.term.zh ?? ''}，${measured(p, 0)}。`,
  ],
}

const ENDINGS: readonly Sentence[] = [
  (p) => `${CHINESE_SELF[p.patentForm]}能够${p.effects[0]?.zh ?? ''}，并${p.effects[1]?.zh ?? ''}。`,
  (p) => `与现有技术相比，${CHINESE_SELF[p.patentForm]}可${p.effects[0]?.zh ?? ''}、${p.effects[1]?.zh ?? ''}，适用于${p.application.zh}。`,
  (p) => `由此可以${p.effects[0]?.zh ?? ''}，在${p.application.zh}方面具有良好的应用前景。`,
  (p) => `该方案解决了${p.problems[0]?.zh ?? ''}的问题，有利于${p.effects[0]?.zh ?? ''}${p.rare ? `，还可与${p.rare.zh}配合使用` : ''}。`,
  (p) => `试验表明，样品${p.model}在${p.application.zh}中可${p.effects[0]?.zh ?? ''}。`,
]

function named(plan: InventionPlan): string {
  const title = chineseTitle(plan)
  return title.startsWith('一种') ? title : `一种${title}`
}

function structure(p: InventionPlan): string {
  const joints = p.joints.slice(0, 3).map(({ a, b, relation }) => relation.zh(`所述${a.term.zh}`, `所述${b.term.zh}`))
  return `包括${chineseList(p.parts.slice(0, 4).map((part) => part.term))}；${joints.join('，')}。`
}

function measured(p: InventionPlan, index: number): string {
  const measure = p.measures[index]
  return measure ? `${measure.quantity.zh}为${chineseRange(measure)}` : `${p.subject.zh}性能稳定`
}

/** Writes the abstract of an invention or utility model, or the short explanation of a design. */
export function chineseAbstract(plan: InventionPlan, random: Random): string {
  if (plan.patentForm === 'design') return designExplanation(plan)
  return random.pick(OPENINGS)(plan) + random.pick(BODIES[plan.subject.form])(plan) + random.pickSkewed(ENDINGS)(plan)
}

function designExplanation(plan: InventionPlan): string {
  const name = chineseNoun(plan)
  return `1.本外观设计产品的名称：${name}。2.本外观设计产品的用途：用于${plan.application.zh}。3.本外观设计产品的设计要点：在于${name}的形状。4.最能表明设计要点的图片或照片：立体图。`
}
