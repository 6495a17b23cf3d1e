import type { FigurePlan, InventionPlan } from '../plan/invention-plan.ts'

const VIEWS = ['立体图', '主视图', '俯视图', '左视图', '右视图', '后视图'] as const

const overall = ({ subject }: InventionPlan) => `${subject.zh}的整体结构示意图`

const CAPTIONS: Record<FigurePlan['kind'], (plan: InventionPlan, figure: FigurePlan) => string> = {
  layers: ({ subject }) => `${subject.zh}的剖面结构示意图`,
  blocks: ({ subject }) => `${subject.zh}的结构框图`,
  flow: ({ subject }) => `${subject.zh}的流程图`,
  circuit: ({ subject }) => `${subject.zh}的电路原理图`,
  curve: ({ measures }) => `实施例1与对比例1的${measures[0]?.quantity.zh ?? '性能'}变化曲线图`,
  bearing: ({ parts }) => `${parts[0]?.term.zh ?? ''}的截面示意图`,
  lattice: ({ materials }) => `${materials[0]?.zh ?? ''}的微观结构示意图`,
  vessel: ({ subject }) => `${subject.zh}的装置连接示意图`,
  aircraft: overall,
  drone: overall,
  turbine: overall,
  vehicle: overall,
  network: ({ subject }) => `${subject.zh}的网络架构示意图`,
  arm: ({ subject }) => `${subject.zh}的机械结构示意图`,
  exploded: ({ subject }) => `${subject.zh}的爆炸结构示意图`,
  view: (_, { id }) => VIEWS[Number(id) - 1] ?? '立体图',
}

/** What a drawing shows, in Chinese. */
export function chineseFigureCaption(plan: InventionPlan, figure: FigurePlan): string {
  return CAPTIONS[figure.kind](plan, figure)
}
