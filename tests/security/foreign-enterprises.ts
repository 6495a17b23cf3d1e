import { aDevice, anEnterprise } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

/** The person gets an enterprise of which they are the owner; returns the account of a colleague. */
async function anOwnEnterprise(test: TestApp, { userId }: Owner) {
  const [first, colleague] = await anEnterprise(test, { members: 2, seats: 3 })
  await test.database.execute(`UPDATE enterprise_members SET user_id = '${userId}' WHERE user_id = '${first!.id}'`)
  return colleague!
}

/** The person is invited; returns the id of the invitation. */
async function anInvitation(test: TestApp, { telephone, headers }: Owner): Promise<string> {
  const [inviter] = await anEnterprise(test, { members: 1, seats: 3 })
  const { token } = await test.accounts.completeLogin(inviter!.id, { device: aDevice() })
  await test.post('/api/user/enterprise/invite', { telephone }, { token })
  const { data } = await test.post<{ invitationList: { id: string }[] }>('/api/user/enterprise/get', {}, headers)
  return data.invitationList[0]!.id
}

async function ownInvitation(test: TestApp, owner: Owner): Promise<{ id: string }> {
  await anOwnEnterprise(test, owner)
  await test.post('/api/user/enterprise/invite', { telephone: '13812349999' }, owner.headers)
  const { data } = await test.post<{ enterprise: { invitationList: { id: string }[] } }>('/api/user/enterprise/get', {}, owner.headers)
  return { id: data.enterprise.invitationList[0]!.id }
}

/** Calls about the members of an enterprise and invitations to it. */
export const FOREIGN_ENTERPRISES: Readonly<Record<string, ForeignRow>> = {
  'accounts.getEnterprise': empty(ownInvitation),
  'accounts.withdrawInvitation': { error: 'ENTERPRISE_NOT_OWNED', make: ownInvitation },
  'accounts.removeMember': {
    error: 'ENTERPRISE_NOT_OWNED',
    make: async (test, owner) => ({ userId: (await anOwnEnterprise(test, owner)).id }),
  },
  'accounts.answerInvitation': {
    error: 'INVITATION_NOT_FOUND',
    make: async (test, owner) => ({ id: await anInvitation(test, owner), accept: true }),
  },
}
