/** One term of a technology in both languages. `a` and `the` are the English term with its article. */
export interface Term {
  readonly zh: string
  readonly en: string
  readonly a: string
  readonly the: string
}

/**
 * A measured quantity: values are between `min` and `max` in multiples of `step`, all three integers in `1 / scale` of the unit, so that
 * no value shows floating-point artefacts.
 */
export interface Quantity extends Term {
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly scale: 1 | 10 | 100 | 10_000
}

/** What an invention can be in its technology, with the main class symbol. */
export interface Subject extends Term {
  readonly form: 'device' | 'method' | 'composition' | 'system'
  readonly ipc: string
}

/** Words with `an` although they begin with a consonant letter, and words with `a` although they begin with a vowel. */
const AN = /^(?:[aeioAEIO]|u[^ns]|Ul|un(?!i)|uni[nmd]|hour|honest|(?:LED|RF|MRI|mRNA|SRAM|NMR|X-ray))/
const A = /^(?:one|eu)/

/** Reads one `中文|English` pair. */
export function term(pair: string): Term {
  const [zh, en] = pair.trim().split('|')
  if (!zh || !en) throw new Error(`Not a pair of terms: ${pair}`)
  return { zh, en, a: `${AN.test(en) && !A.test(en) ? 'an' : 'a'} ${en}`, the: `the ${en}` }
}

/** Reads a list of `中文|English`, one per line, most frequent first. */
export function terms(lines: string): Term[] {
  return lines.trim().split('\n').map(term)
}

/** Reads a list of `中文|English|unit|min|max|step`, one per line. */
export function quantities(lines: string): Quantity[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh, en, unit, min, max, step] = line.trim().split('|')
      if (step === undefined || unit === undefined) throw new Error(`Not a quantity: ${line}`)
      const scale = ([1, 10, 100, 10_000] as const).find((candidate) => Number.isInteger(Number(step) * candidate))
      const whole = scale && [min, max, step].map((value) => Math.round(Number(value) * scale))
      if (!whole || !((whole[1] as number) > (whole[0] as number)) || !((whole[2] as number) > 0)) throw new Error(`Not a range: ${line}`)
      return { ...term(`${zh}|${en}`), unit, min: whole[0] as number, max: whole[1] as number, step: whole[2] as number, scale }
    })
}

const FORMS: ReadonlySet<string> = new Set<Subject['form']>(['device', 'method', 'composition', 'system'])

/** Reads a list of `form|中文|English|main IPC`, one per line. */
export function subjects(lines: string): Subject[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [form, zh, en, ipc] = line.trim().split('|')
      if (!form || !FORMS.has(form) || !ipc) throw new Error(`Not a subject: ${line}`)
      return { ...term(`${zh}|${en}`), form: form as Subject['form'], ipc }
    })
}
