import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { solveWork } from '../captcha/solve-work.ts'

export interface Captcha {
  readonly verifyId: string
  /** A data URI; null until it is loaded. */
  readonly picture: string | null
  readonly failed: boolean
  readonly refresh: () => void
  /** Its proof of work, computed while the user types. */
  readonly work: () => Promise<string>
}

interface CaptchaAnswer {
  readonly verifyId: string
  /** A data URI. */
  readonly verifyImgStr: string
  readonly work: { readonly bits: number; readonly required: boolean }
}

/** A captcha that could not be replaced is already used: it is removed, and the error is displayed in its place. */
export function useShownCaptcha(answer: CaptchaAnswer | undefined, failed: boolean, refetch: () => unknown): Captcha {
  const work = useWork(answer)
  const { verifyId, verifyImgStr } = (!failed && answer) || { verifyId: '', verifyImgStr: null }
  return { verifyId, picture: verifyImgStr, failed, refresh: () => void refetch(), work }
}

/** The proof of work for a captcha; empty if none is required. */
function useWork(answer: CaptchaAnswer | undefined): () => Promise<string> {
  const proof = useRef(Promise.resolve(''))
  useEffect(() => {
    proof.current = Promise.resolve('')
    if (!answer?.work.required) return
    const replaced = new AbortController()
    // Without a proof the server rejects the captcha, and the form gets another.
    proof.current = solveWork(answer.verifyId, answer.work.bits, replaced.signal).catch(() => '')
    return () => replaced.abort()
  }, [answer])
  return () => proof.current
}

/** The picture of the login form. It is valid for 5 minutes on the server, so it is renewed shortly before. */
export function useCaptcha(): Captcha {
  const before = useRef('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['accounts', 'captcha'],
    queryFn: async ({ signal }) => {
      const captcha = await apiClient.accounts.getLoginCaptcha({ verifyId: before.current }, { signal })
      before.current = captcha.verifyId
      return captcha
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 4.5 * 60_000,
  })
  return useShownCaptcha(data, isError, refetch)
}
