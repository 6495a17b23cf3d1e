import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showNotice } from '../../../components/notice/notice-store.ts'

/** Something an operator does. */
interface Act<Asked, Answer> {
  readonly act: (asked: Asked) => Promise<Answer>
  /** What is said once it is done. */
  readonly said: string | ((asked: Asked) => string)
  readonly done?: (answer: Answer, asked: Asked) => void
}

/** Does something and says so; afterwards every list of the console is read anew, and so is what readers of this browser are shown. */
export function useAct<Asked, Answer>({ act, said, done }: Act<Asked, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer, asked) => {
      showNotice(typeof said === 'string' ? said : said(asked))
      done?.(answer, asked)
      await Promise.all(['operations', 'content', 'accounts'].map((domain) => queries.invalidateQueries({ queryKey: [domain] })))
    },
  })
}
