import type { InventionPlan } from '../plan/invention-plan.ts'

type Form = InventionPlan['subject']['form']

const TITLES: Record<'ja' | 'ko' | 'de', Record<Form, (name: string) => string>> = {
  ja: {
    device: (name) => `${name}用装置`,
    system: (name) => `${name}システム`,
    method: (name) => `${name}に関する方法`,
    composition: (name) => `${name}用材料及びその製造方法`,
  },
  ko: {
    device: (name) => `${name}용 장치`,
    system: (name) => `${name} 시스템`,
    method: (name) => `${name} 방법`,
    composition: (name) => `${name}용 재료 및 그 제조방법`,
  },
  de: {
    device: (name) => `Vorrichtung (${name})`,
    system: (name) => `System (${name})`,
    method: (name) => `Verfahren (${name})`,
    composition: (name) => `Werkstoff und Verfahren zu seiner Herstellung (${name})`,
  },
}

/** A short title in the office's own language, built from the name of the field. */
export function foreignTitle(plan: InventionPlan, lang: 'ja' | 'ko' | 'de'): string {
  return TITLES[lang][plan.subject.form](plan.technology.names[lang])
}
