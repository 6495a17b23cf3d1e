import { CAPABILITIES, type AnyCall, type RequiredCapability } from '@gezhi/contract'
import { requireRight } from './rights.ts'
import type { Consumer, TakeUse } from './usage.ts'

/** Rejects callers without the capability that a call requires; does not need the body. */
export async function requireCapability({ requires }: AnyCall, consumer: () => Promise<Consumer>): Promise<void> {
  if (requires !== undefined) requireRight((await consumer()).rights, requires)
}

/** How one request uses what its call requires. */
export interface RequestUse {
  /** Runs a handler as one use where so many a day are granted; what fails does not count. */
  run<Answer>(handler: () => Promise<Answer>): Promise<Answer>
  /** Counts an item where so many different ones a day are granted. */
  countItem(item: string): Promise<void>
}

/** The use that one request of a call makes. With `checked` a handler that answers without having counted its item is an error. */
export function requestUse(call: AnyCall, consumer: () => Promise<Consumer>, takeUse: TakeUse, checked: boolean): RequestUse {
  const ofItems = meteredBy(call, 'itemsPerDay')
  let counted = false
  return {
    async run(handler) {
      const name = meteredBy(call, 'usesPerDay')
      const use = name === null ? null : await takeUse(await consumer(), name)
      try {
        const answer = await handler()
        if (checked && ofItems !== null && !counted) throw new Error(`${call.path} requires ${ofItems} and counted no item`)
        return answer
      } catch (error) {
        // Where even that fails, why the handler did is worth more.
        await use?.giveBack().catch(() => {})
        throw error
      }
    },
    async countItem(item) {
      if (ofItems === null) throw new Error(`${call.path} requires nothing that counts items`)
      counted = true
      await takeUse(await consumer(), ofItems, item)
    },
  }
}

type Metered<Counts> = {
  [Name in RequiredCapability]: (typeof CAPABILITIES)[Name]['counts'] extends Counts ? Name : never
}[RequiredCapability]

function meteredBy<Counts extends 'usesPerDay' | 'itemsPerDay'>({ requires }: AnyCall, counts: Counts): Metered<Counts> | null {
  return requires !== undefined && CAPABILITIES[requires].counts === counts ? (requires as Metered<Counts>) : null
}
