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
    published: ['A01A', '出願公開'],
    examination: ['A621', '出願審査請求書'],
    granted: ['R150', '特許登録証'],
    refused: ['A02', '拒絶査定'],
    withdrawn: ['A761', '出願取下書'],
    transferred: ['S111', '権利の移転の登録'],
    lapsed: ['LAPS', '年金不納による抹消'],
    expired: ['EXPY', '存続期間満了'],
  },
  KR: {
    published: ['PG1501', '출원공개'],
    examination: ['A201', '심사청구'],
    granted: ['GRNT', '특허등록'],
    refused: ['E601', '거절결정'],
    withdrawn: ['WITB', '출원취하'],
    transferred: ['PR1901', '권리의 이전등록'],
    lapsed: ['PC1903', '등록료 불납으로 인한 소멸'],
    expired: ['PC1801', '존속기간 만료'],
  },
  DE: {
    published: ['R081', 'Offenlegung'],
    examination: ['R012', 'Prüfungsantrag wirksam gestellt'],
    granted: ['R020', 'Patenterteilung rechtskräftig'],
    refused: ['R002', 'Zurückweisungsbeschluss'],
    withdrawn: ['R119', 'Anmeldung gilt als zurückgenommen'],
    transferred: ['R082', 'Änderung des Inhabers'],
    lapsed: ['R119', 'Patent erloschen wegen Nichtzahlung der Jahresgebühr'],
    expired: ['R071', 'Ablauf der Schutzdauer'],
  },
  TW: {
    published: ['PUBA', '早期公開'],
    examination: ['EXAM', '申請實體審查'],
    granted: ['GD4A', '專利權核准公告'],
    refused: ['REJA', '核駁審定'],
    withdrawn: ['WDRA', '申請案撤回'],
    transferred: ['ASGN', '專利權讓與登記'],
    lapsed: ['MM4A', '專利權因未繳年費消滅'],
    expired: ['MK4A', '專利權期滿消滅'],
  },
}
