import type { GraphLinkType } from '@gezhi/contract'
import type { LegalEvent } from '@gezhi/records'

/** Kinds of links that legal events give. */
export type EventLinkType = Extract<GraphLinkType, 'licence' | 'assignment' | 'change' | 'pledge'>

/** A legal event as a link: its kind and the parties that its text names, those it passes to first. */
export interface EventLink {
  readonly type: EventLinkType
  readonly event: LegalEvent
  readonly parties: readonly string[]
}

/** The first row that applies decides: a change of the owner is an assignment. */
const KINDS: readonly (readonly [type: EventLinkType, sign: RegExp])[] = [
  ['pledge', /质押|質押|质权|\bpledge|security (?:interest|agreement)|\bmortgage|\blien\b/iu],
  ['licence', /许可|許可|\blicen[cs]/iu],
  ['assignment', /转让|轉讓|转移|轉移|\bassign|\btransfer|change of (?:owner|proprietor)|change in ownership|\bmerger\b|继承|承继/iu],
  ['change', /变更|變更|\bchange[ds]?\b/iu],
]
/** Work inside an office and of representatives, which concerns no right. */
const OFFICE_WORK = /\bGAU\b|examiner|\bappeal\b|filing date|re-?exam|security review|\bSTIC\b|petition|notice mailed|not assigned/iu

/** The kind of an event; null if it is none of them. */
export function eventLinkType({ text }: Pick<LegalEvent, 'text'>): EventLinkType | null {
  if (OFFICE_WORK.test(text)) return null
  return KINDS.find(([, sign]) => sign.test(text))?.[0] ?? null
}

/** The events of the four kinds, in their order. */
export function eventLinks(events: readonly LegalEvent[]): EventLink[] {
  return events.flatMap((event) => {
    const type = eventLinkType(event)
    return type === null ? [] : [{ type, event, parties: eventParties(event.text) }]
  })
}

const ARROW = /^.*?\(\d+\/\d+\)\s*(.*?)\s*→\s*(.+)$/su
const NAMED = [
  /(?:受让人|被许可人|质权人|变更后(?:专利权人|权利人|申请人)?|承继人)\s*[:：]\s*([^;；。\n]+)/gu,
  /(?:转让人|让与人|许可人|出质人|变更前(?:专利权人|权利人|申请人)?)\s*[:：]\s*([^;；。\n]+)/gu,
  /\b(?:assignees?|new owner|owner name|licensees?)\s*:\s*([^;\n]+)/giu,
  /\b(?:assignors?|former owner|licensors?)\s*:\s*([^;\n]+)/giu,
]
const MAX_PARTIES = 10
const MAX_NAME = 200

/** The names of parties in the text of an event: `… (reel/frame) A; B → C`, `受让人：…`, `ASSIGNORS: …`. */
export function eventParties(text: string): string[] {
  const [, from = '', to = ''] = ARROW.exec(text) ?? []
  const conveyed = [to, from].flatMap((side) => side.split(';'))
  const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/[、]|\s*;\s*/u)))
  const names = [...conveyed, ...named].map((name) => name.replace(/\s*\(executed [^)]*\)\s*$/iu, '').trim())
  return [...new Set(names.filter((name) => name !== '' && name.length <= MAX_NAME))].slice(0, MAX_PARTIES)
}
