import { expect, type APIRequestContext } from '@playwright/test'
import type { LoginAnswer } from '@gezhi/contract'
import { post } from './test-accounts.ts'

/** Accounts every server of the flows has. */
export const DEMO_PHONES = { free: '13900000001', member: '13900000002' } as const

/** Logs in by SMS and answers what the login leaves in the browser's local storage; the user was asked for the profile already. */
export async function demoSignIn(request: APIRequestContext, url: string, phone: string): Promise<Record<string, string>> {
  await post(request, `${url}/api/user/user/sendCode`, { telephone: phone })
  const outbox = (await (await request.get(`${url}/api/dev/outbox?to=${phone}`)).json()) as { data: { list: { code: string }[] } }
  const { code, data } = await post<LoginAnswer>(request, `${url}/api/user/user/telephoneLogin`, {
    phoneOrEmail: phone,
    code: outbox.data.list[0]?.code,
    accountSource: 'web',
  })
  expect(code).toBe(200)
  const { token, userProduct, loginBean } = data
  return {
    token,
    user: JSON.stringify(loginBean),
    userProduct: JSON.stringify(userProduct),
    hasLoggedInBefore: 'true',
    completionAsked: 'true',
  }
}
