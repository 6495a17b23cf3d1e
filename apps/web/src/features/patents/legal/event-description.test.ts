import { expect, test } from 'vitest'
import { eventDescription } from './event-description.ts'

test('the category of the source counts before its words', () => {
  expect(eventDescription({ category: 'H', text: 'something about a grant' })).toBe('ceased')
  expect(eventDescription({ category: 'Z', text: 'GRANT' })).toBe('granted')
})

test.each([
  ['实质审查的生效', 'examined'],
  ['授权', 'granted'],
  ['公开', 'published'],
  ['发明专利申请公布后的驳回', 'discontinued'],
  ['发明专利申请公布后的视为撤回', 'discontinued'],
  ['专利权的转移', 'parties'],
  ['专利申请权的转移', 'parties'],
  ['未缴年费专利权终止', 'ceased'],
  ['专利权有效期届满', 'ceased'],
  ['专利实施许可合同备案的生效', 'licence'],
  ['专利权质押合同登记的生效', 'licence'],
  ['专利权的无效宣告', 'challenged'],
  ['LAPSE FOR FAILURE TO PAY MAINTENANCE FEES', 'ceased'],
  ['INFORMATION ON STATUS: PATENTED CASE', 'granted'],
  ['ASSIGNMENT OF ASSIGNORS INTEREST', 'parties'],
  ['REQUEST FOR EXAMINATION FILED', 'examined'],
  ['APPLICATION DEEMED TO BE WITHDRAWN', 'discontinued'],
  ['ENTRY INTO THE NATIONAL PHASE', 'filed'],
  ['Non-Final Rejection', 'objected'],
  ['Mail Final Rejection (PTOL - 326)', 'objected'],
  ['Response to Non-Final Office Action Entered and Forwarded to Examiner', 'answered'],
  ['Information Disclosure Statement (IDS) Filed', 'submitted'],
  ['Terminal Disclaimer Filed', 'submitted'],
  ['Request for Extension of Time - Granted', 'procedure'],
  ['Notice Mailed--Application Incomplete--Filing Date Assigned', 'procedure'],
  ['Notice of Allowance Mailed -- Application Received in Office of Publications', 'allowed'],
  ['Communication of intention to grant a patent', 'allowed'],
  ['The patent has been granted', 'granted'],
  ['Filing Receipt - Corrected', 'filed'],
  ['No opposition filed within time limit', 'unopposed'],
  ['AIA Trial IPR2030-00001: document filed, Petitioner’s Motion to Withdraw', 'challenged'],
  ['Issue Fee Payment Received', 'paid'],
  ['授予专利权及办理登记手续的通知', 'allowed'],
  ['XYZ', null],
])('%s', (text, description) => {
  expect(eventDescription({ category: null, text })).toBe(description)
})
