import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiClient } from '../../../api/api-client.ts'

export interface Captcha {
  readonly verifyId: string
  /** A data URI; null until it is here. */
  readonly picture: string | null
  readonly failed: boolean
  readonly refresh: () => void
}

interface CaptchaAnswer {
  readonly verifyId: string
  /** A data URI. */
  readonly verifyImgStr: string
}

/** A picture whose successor could not be had is used up: it goes, and the failure is told in its place. */
export function shownCaptcha(answer: CaptchaAnswer | undefined, failed: boolean, refetch: () => unknown): Captcha {
  const { verifyId, verifyImgStr } = (!failed && answer) || { verifyId: '', verifyImgStr: null }
  return { verifyId, picture: verifyImgStr, failed, refresh: () => void refetch() }
}

/** The picture of the login form. It lives 5 minutes on the server, so it is renewed a little before. */
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
  return shownCaptcha(data, isError, refetch)
}
