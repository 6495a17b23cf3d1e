import type { XmlElement } from '@rgrove/parse-xml'
import type { LegalEvent } from '@gezhi/records'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

/** All events of an application in the register: statuses, dossier events, procedural steps, lapses, dates of rights. */
export function readRegisterEvents(document: XmlElement): LegalEvent[] {
  const data = elementAt(document, 'bibliographic-data')
  return [
    ...elementsAt(document, 'ep-patent-statuses/ep-patent-status').flatMap(status),
    ...elementsAt(document, 'events-data/dossier-event').flatMap(dossierEvent),
    ...elementsAt(document, 'procedural-data/procedural-step').flatMap(step),
    ...elementsAt(data, 'term-of-grant').slice(0, 1).flatMap(lapses),
    ...datedFacts(elementAt(data, 'dates-rights-effective')),
    ...datedFacts(elementAt(data, 'opposition-data')),
  ]
}

function event(date: string | undefined, code: string, text: string): LegalEvent[] {
  return date === undefined ? [] : [{ date, code, office: 'EP', text }]
}

/** A status without a date gets the date of the register response. */
function status(element: XmlElement): LegalEvent[] {
  const changed = element.attributes['change-date']
  const text = element.text.trim()
  return changed === undefined || changed === '' || text === ''
    ? []
    : event(changed, `STATUS ${element.attributes['status-code'] ?? ''}`.trim(), text)
}

function dossierEvent(element: XmlElement): LegalEvent[] {
  const texts = childElements(element, 'event-text').map(({ text }) => text.replace(/\s+/g, ' ').trim())
  const gazette = [textAt(element, 'gazette-reference/gazette-num'), textAt(element, 'gazette-reference/date')].filter(Boolean)
  const parts = [...texts, gazette.length === 0 ? '' : `gazette ${gazette.join(' ')}`].filter(Boolean)
  return event(textAt(element, 'event-date/date'), textAt(element, 'event-code') ?? '', parts.join(', '))
}

/** `Renewal fee payment, YEAR 03, DATE_OF_PAYMENT 20171113`: the date of the step is its first one. */
function step(element: XmlElement): LegalEvent[] {
  const texts = childElements(element, 'procedural-step-text').map((part) => {
    const type = part.attributes['step-text-type']
    return type === undefined || type === 'STEP_DESCRIPTION' ? part.text.trim() : `${type} ${part.text.trim()}`
  })
  const dates = childElements(element, 'procedural-step-date').map(
    (part) => [part.attributes['step-date-type'], textAt(part, 'date')] as const,
  )
  const states = elementsAt(element, 'procedural-step-affected-states/country').map(({ text }) => text.trim())
  const parts = [...texts, ...dates.map(([type, date]) => `${type} ${date}`), states.join(' '), phaseOf(element)].filter(Boolean)
  return event(dates.find(([, date]) => date !== undefined)?.[1], textAt(element, 'procedural-step-code') ?? '', parts.join(', '))
}

/** Steps without a date, in words: code and description. */
export function stepsWithoutDay(document: XmlElement): string[] {
  return elementsAt(document, 'procedural-data/procedural-step')
    .filter((one) => step(one).length === 0)
    .map((one) => {
      const texts = childElements(one, 'procedural-step-text').map(({ text }) => text.trim())
      return [textAt(one, 'procedural-step-code'), ...texts].filter(Boolean).join(', ')
    })
}

function phaseOf(element: XmlElement): string {
  const phase = element.attributes['procedure-step-phase'] ?? 'undefined'
  return phase === 'undefined' ? '' : `phase ${phase}`
}

/** The register repeats the list for each change; the first one is current. */
function lapses(term: XmlElement): LegalEvent[] {
  return childElements(term, 'lapsed-in-country').flatMap((lapse) =>
    event(textAt(lapse, 'date'), 'LAPSED', `Lapsed in ${textAt(lapse, 'country') ?? ''}`),
  )
}

/** `request-for-examination` with its date, in words. */
function datedFacts(facts: XmlElement | null): LegalEvent[] {
  return childElements(facts).flatMap((fact) => event(textAt(fact, 'date'), fact.name, fact.name.replaceAll('-', ' ')))
}
