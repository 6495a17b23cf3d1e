import { CAPABILITIES, type AnyCall, type RequiredCapability } from '@gezhi/contract'
import { requireRight } from './rights.ts'
import type { Consumer, TakeUse } from './usage.ts'

/** Rejects callers without the capability that a call requires; does not need the body. */
export async function requireCapability({ requires }: AnyCall, consumer: () => Promise<Consumer>): Promise<void> {
  if (requires !== undefined) requireRight((await consumer()).rights, requires)
}

/** A request's use of the capability its call requires. */
export interface RequestUse {
  /** Runs a handler as one use if uses per day are limited; a failed one is not counted. */
  run<Answer>(handler: () => Promise<Answer>): Promise<Answer>
  /** Counts an item if different items per day are limited. */
  countItem(item: string): Promise<void>
}

/** The use of a request. With `checked` a handler that returns without having counted its item is an error. */
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
        // If even that fails, the handler's error is more important.
        await use?.refund().catch(() => {})
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
