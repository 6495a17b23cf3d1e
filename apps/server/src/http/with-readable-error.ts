import { describeError } from '@gezhi/contract'
import { CallError } from './call-error.ts'

/** What an act answers; its refusal in words of both languages, with the name scripts know it by, as the command line says it. */
export async function withReadableError<Value>(action: Promise<Value>): Promise<Value> {
  try {
    return await action
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const [zh, en] = (['zh', 'en'] as const).map((language) => describeError(error.error, language, error.values))
    throw new Error(`${zh} / ${en} (${error.error})`, { cause: error })
  }
}
