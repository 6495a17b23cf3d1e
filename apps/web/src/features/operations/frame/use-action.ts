import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showNotice } from '../../../components/notice/notice-store.ts'

/** An action of an operator. */
interface Action<Input, Answer> {
  readonly action: (input: Input) => Promise<Answer>
  /** The notice shown when it is done. */
  readonly notice: string | ((input: Input, answer: Answer) => string)
  readonly done?: (answer: Answer, input: Input) => void
}

/** Runs an action and shows a notice; then refetches all lists of the console and the content this browser shows to readers. */
export function useAction<Input, Answer>({ action, notice, done }: Action<Input, Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async (answer, input) => {
      showNotice(typeof notice === 'string' ? notice : notice(input, answer))
      done?.(answer, input)
      await Promise.all(
        ['operations', 'content', 'accounts', 'payment', 'valuation'].map((domain) => queries.invalidateQueries({ queryKey: [domain] })),
      )
    },
  })
}
