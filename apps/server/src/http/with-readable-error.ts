import { describeError } from '@gezhi/contract'
import { CallError } from './call-error.ts'

/** The result of an action; a rejection becomes a message in both languages with the error's name for scripts, for the command line. */
export async function withReadableError<Value>(action: Promise<Value>): Promise<Value> {
  try {
    return await action
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const [zh, en] = (['zh', 'en'] as const).map((language) => describeError(error.error, language, error.values))
    throw new Error(`${zh} / ${en} (${error.error})`, { cause: error })
  }
}
