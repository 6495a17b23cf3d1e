import type { LegalDetail } from '@gezhi/records'
import type { Office } from '../plan/offices.ts'

/** Events in the life of an application. */
export type LegalMoment = 'published' | 'examination' | 'granted' | 'refused' | 'withdrawn' | 'transferred' | 'lapsed' | 'expired'

/** Legal state after each event; a transfer does not change it. */
export const DETAIL_AFTER: Record<LegalMoment, LegalDetail | null> = {
  published: 'published',
  examination: 'examination',
  granted: 'granted',
  refused: 'rejected',
  withdrawn: 'deemed-withdrawn',
  transferred: null,
  lapsed: 'lapsed-fee',
  expired: 'expired',
}

/** Code and text of each event, as the office (or INPADOC for it) writes it. */
export const LEGAL_EVENTS: Record<Office, Record<LegalMoment, readonly [code: string, text: string]>> = {
  CN: {
    published: ['PB01', '公开'],
    examination: ['SE01', '实质审查的生效'],
    granted: ['GR01', '授权'],
    refused: ['RJ01', '发明专利申请公布后的驳回'],
    withdrawn: ['WD01', '发明专利申请公布后的视为撤回'],
    transferred: ['TR01', '专利权的转移'],
    lapsed: ['CF01', '未缴年费专利权终止'],
    expired: ['CX01', '专利权有效期届满'],
  },
  US: {
    published: ['STPP', 'INFORMATION ON STATUS: DOCKETED NEW CASE - READY FOR EXAMINATION'],
    examination: ['STPP', 'INFORMATION ON STATUS: NON FINAL ACTION MAILED'],
    granted: ['STCF', 'INFORMATION ON STATUS: PATENTED CASE'],
    refused: ['STCB', 'INFORMATION ON STATUS: ABANDONED -- FAILURE TO RESPOND TO AN OFFICE ACTION'],
    withdrawn: ['STCB', 'INFORMATION ON STATUS: EXPRESSLY ABANDONED'],
    transferred: ['AS', 'ASSIGNMENT OF ASSIGNORS INTEREST'],
    lapsed: ['LAPS', 'LAPSE FOR FAILURE TO PAY MAINTENANCE FEES'],
    expired: ['EXPX', 'PATENT EXPIRED AT THE END OF ITS TERM'],
  },
  EP: {
    published: ['AK', 'DESIGNATED CONTRACTING STATES'],
    examination: ['17P', 'REQUEST FOR EXAMINATION FILED'],
    granted: ['GRAA', '(EXPECTED) GRANT'],
    refused: ['18R', 'APPLICATION REFUSED'],
    withdrawn: ['18D', 'APPLICATION DEEMED TO BE WITHDRAWN'],
    transferred: ['RAP2', 'PARTY DATA CHANGED (PATENT OWNER DATA CHANGED OR RIGHTS OF A PATENT TRANSFERRED)'],
    lapsed: ['PG25', 'LAPSED IN A CONTRACTING STATE: NON-PAYMENT OF DUE FEES'],
    expired: ['PG25', 'LAPSED: EXPIRATION OF PROTECTION'],
  },
  WO: {
    published: ['121', 'EP: THE EPO HAS BEEN INFORMED BY WIPO THAT EP WAS DESIGNATED IN THIS APPLICATION'],
    examination: ['DPE1', 'REQUEST FOR PRELIMINARY EXAMINATION FILED'],
    granted: ['ENP', 'ENTRY INTO THE NATIONAL PHASE'],
    refused: ['32PN', 'NOTIFICATION OF LOSS OF RIGHTS'],
    withdrawn: ['NENP', 'NON-ENTRY INTO THE NATIONAL PHASE'],
    transferred: ['DFPE', 'CHANGE OF APPLICANT RECORDED'],
    lapsed: ['NENP', 'NON-ENTRY INTO THE NATIONAL PHASE'],
    expired: ['NENP', 'END OF THE INTERNATIONAL PHASE'],
  },
  JP: {
    published: ['A01A', 'PUBLICATION OF APPLICATION'],
    examination: ['A621', 'WRITTEN REQUEST FOR APPLICATION EXAMINATION'],
    granted: ['R150', 'CERTIFICATE OF PATENT OR REGISTRATION OF UTILITY MODEL'],
    refused: ['A02', 'DECISION OF REFUSAL'],
    withdrawn: ['A300', 'APPLICATION DEEMED TO BE WITHDRAWN BECAUSE NO REQUEST WAS VALIDLY FILED'],
    transferred: ['S111', 'REQUEST FOR CHANGE OF OWNERSHIP OR PART OF OWNERSHIP'],
    lapsed: ['LAPS', 'CANCELLATION BECAUSE OF NO PAYMENT OF ANNUAL FEES'],
    expired: ['EXPY', 'CANCELLATION BECAUSE OF COMPLETION OF TERM'],
  },
  KR: {
    published: ['PG1501', 'LAYING OPEN OF APPLICATION'],
    examination: ['A201', 'REQUEST FOR EXAMINATION'],
    granted: ['GRNT', 'WRITTEN DECISION TO GRANT'],
    refused: ['E601', 'DECISION TO REFUSE APPLICATION'],
    withdrawn: ['WITN', 'APPLICATION DEEMED WITHDRAWN BECAUSE NO REQUEST FOR EXAMINATION WAS FILED'],
    transferred: ['PR1901', 'REGISTRATION OF TRANSFER OF RIGHTS'],
    lapsed: ['PC1903', 'UNPAID ANNUAL FEE'],
    expired: ['PC1801', 'EXPIRATION OF TERM'],
  },
  DE: {
    published: ['PUB', 'PUBLICATION OF APPLICATION'],
    examination: ['R012', 'REQUEST FOR EXAMINATION VALIDLY FILED'],
    granted: ['R020', 'PATENT GRANT NOW FINAL'],
    refused: ['R002', 'REFUSAL DECISION IN EXAMINATION/REGISTRATION PROCEEDINGS'],
    withdrawn: ['R120', 'APPLICATION DEEMED WITHDRAWN'],
    transferred: ['R081', 'CHANGE OF APPLICANT/PATENTEE'],
    lapsed: ['R119', 'APPLICATION DEEMED WITHDRAWN, OR IP RIGHT LAPSED, DUE TO NON-PAYMENT OF RENEWAL FEE'],
    expired: ['R071', 'EXPIRY OF RIGHT'],
  },
  TW: {
    published: ['PUBA', 'LAYING OPEN OF APPLICATION'],
    examination: ['EXAM', 'REQUEST FOR EXAMINATION'],
    granted: ['GD4A', 'ISSUE OF PATENT CERTIFICATE FOR GRANTED INVENTION PATENT'],
    refused: ['REJA', 'REJECTION OF APPLICATION'],
    withdrawn: ['WDRA', 'APPLICATION DEEMED WITHDRAWN'],
    transferred: ['ASGN', 'ASSIGNMENT OF RIGHTS'],
    lapsed: ['MM4A', 'ANNULMENT OR LAPSE OF PATENT DUE TO NON-PAYMENT OF FEES'],
    expired: ['MK4A', 'EXPIRATION OF PATENT TERM OF AN INVENTION PATENT'],
  },
}

/** Category of each event by WIPO ST.27. */
const CATEGORY_OF = {
  published: 'Q',
  examination: 'D',
  granted: 'F',
  refused: 'B',
  withdrawn: 'B',
  transferred: 'R',
  lapsed: 'H',
  expired: 'H',
} as const satisfies Record<LegalMoment, string>

/** Offices whose events carry their category, from which their legal states are derived; for the others codes and texts suffice. */
const CATEGORISED: ReadonlySet<Office> = new Set(['JP', 'KR', 'DE', 'TW'])

/** The category of an event of an office by WIPO ST.27, if its events carry one. */
export function eventCategory(office: Office, moment: LegalMoment): string | undefined {
  return CATEGORISED.has(office) ? CATEGORY_OF[moment] : undefined
}
