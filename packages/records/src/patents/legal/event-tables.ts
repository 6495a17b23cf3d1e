import type { LegalDetail } from '../patent-record.ts'

/** `by text`: the code only means that there is a status; the text determines which. */
type CodeDetail = LegalDetail | 'by text'

/** Codes of one state: `state('granted', 'GR01 C14')`. */
function state<Detail extends CodeDetail>(detail: Detail, codes: string): Record<string, Detail> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, detail]))
}

/**
 * States by office and event code: INPADOC's codes of CN, EP and US (code list of the EPO, 2024), and for the US those of the office's
 * own transaction history besides.
 */
export const CODE_DETAILS: Readonly<Record<string, Readonly<Record<string, CodeDetail>>>> = {
  CN: {
    ...state('published', 'PB01 C06 BB1A'),
    ...state('examination', 'SE01 DE01 C10 EXSB'),
    ...state('granted', 'GR01 GR03 C14 FG1K FG4A GRSP'),
    ...state('rejected', 'RJ01 C12'),
    ...state('withdrawn', 'WW01 C03 C04'),
    ...state('deemed-withdrawn', 'WD01 C01 C02 C05'),
    ...state('abandoned', 'AV01 AD01 C20 MA1K'),
    ...state('abandoned-double-grant', 'AR01 C25 RGAV'),
    ...state('lapsed-fee', 'CF01 C19 MM1K MM4A'),
    ...state('ceased', 'CE01 C17 EXPY'),
    ...state('expired', 'CX01 MK1K MK4A'),
    ...state('invalidated', 'IW01'),
    ...state('partly-invalidated', 'IP01 RP01 C26 C32 C35 AV02'),
    ...state('revoked', 'RW01 C28'),
    ...state('reinstated-right', 'RR01 RA01 C49'),
    ...state('reinstated-application', 'C52 REIN'),
  },
  EP: {
    ...state('published', 'AK PUAI'),
    ...state('examination', '17P 17Q'),
    ...state('allowed', 'INTG GRAJ GRAP'),
    ...state('granted', 'GRAA 27A 27O PUAH'),
    ...state('rejected', '18R'),
    ...state('withdrawn', '18W'),
    ...state('deemed-withdrawn', '18D'),
    ...state('reinstated-application', '18RR'),
    ...state('revoked', '27W RDAA RDAG RDAH'),
    ...state('reinstated-right', '28 R28'),
    ...state('lapsed-fee', 'U90'),
    ...state('ceased', 'U93'),
    ...state('by text', 'STAA'),
  },
  US: {
    ...state('published', 'PG-ISSUE'),
    ...state('examination', 'DOCK FWDX CTNF MCTNF CTFR MCTFR RCEX WFIS'),
    ...state('allowed', 'ZAAA ZAAB N/=. MN/=. N084 IFEE PILS'),
    ...state('granted', 'PTAC PGM/ EPG/ EPG_NTF'),
    ...state('abandoned', 'ABN1 ABN2 ABN3 ABN4 ABN5 ABN6 ABN7 ABN9 MABN1 MABN2 MABN3 MABN4 MABN6 DD DE'),
    ...state('reinstated-application', 'PREV MPREV NRAB MNRAB STCC'),
    ...state('lapsed-fee', 'LAPS FP EXP.'),
    ...state('reinstated-right', 'PRDP REIN RN STCK'),
    ...state('invalidated', 'FPB1 FPB2 FPB3'),
    ...state('withdrawn', 'WDR'),
    ...state('by text', 'STATUS STCA STCB STCF STCH STPP'),
  },
}

/** A state determined by the words of an event; the first match counts. */
interface TextDetail {
  /** Absent: any office. */
  readonly office?: string
  readonly pattern: RegExp
  readonly detail: LegalDetail
}

/** Texts of Chinese notices, of US and EP statuses, and of INPADOC's English descriptions of other offices' events. */
export const TEXT_DETAILS: readonly TextDetail[] = [
  { pattern: /避免重复授/, detail: 'abandoned-double-grant' },
  { pattern: /恢复/, detail: 'reinstated-right' },
  { pattern: /部分(?:宣告)?无效/, detail: 'partly-invalidated' },
  { pattern: /(?:全部|宣告)无效/, detail: 'invalidated' },
  { pattern: /未缴(?:纳)?年费|年费/, detail: 'lapsed-fee' },
  { pattern: /届满/, detail: 'expired' },
  { pattern: /视为(?:主动)?撤回|视撤/, detail: 'deemed-withdrawn' },
  { pattern: /撤回/, detail: 'withdrawn' },
  { pattern: /驳回/, detail: 'rejected' },
  { pattern: /放弃/, detail: 'abandoned' },
  { pattern: /专利权(?:的)?终止/, detail: 'ceased' },
  { pattern: /实质审查/, detail: 'examination' },
  { pattern: /^(?:专利权)?授(?:权|予)/, detail: 'granted' },
  { pattern: /^(?:公开|公布)$/, detail: 'published' },
  { office: 'US', pattern: /expired due to nonpayment|failure to pay maintenance/i, detail: 'lapsed-fee' },
  { office: 'US', pattern: /patented case|recordation of patent grant/i, detail: 'granted' },
  { office: 'US', pattern: /rescinded abandonment|petition to revive.*granted/i, detail: 'reinstated-application' },
  { office: 'US', pattern: /^(?:mail )?aband|abandoned|abandonment for/i, detail: 'abandoned' },
  { office: 'US', pattern: /provisional application expired/i, detail: 'discontinued' },
  { office: 'US', pattern: /notice of allowance|issue fee payment|allowed/i, detail: 'allowed' },
  {
    office: 'US',
    pattern: /(?:final|non-final) (?:office )?(?:action|rejection)|docketed|ready for examination|to examiner/i,
    detail: 'examination',
  },
  { office: 'US', pattern: /pg-pub issue notification/i, detail: 'published' },
  { office: 'EP', pattern: /the patent has been granted|opposition rejected|no opposition filed/i, detail: 'granted' },
  { office: 'EP', pattern: /deemed to be withdrawn/i, detail: 'deemed-withdrawn' },
  { office: 'EP', pattern: /has been refused/i, detail: 'rejected' },
  { office: 'EP', pattern: /has been withdrawn/i, detail: 'withdrawn' },
  { office: 'EP', pattern: /has been revoked/i, detail: 'revoked' },
  { office: 'EP', pattern: /grant of patent is intended/i, detail: 'allowed' },
  { office: 'EP', pattern: /examination is in progress|request for examination was made/i, detail: 'examination' },
  { office: 'EP', pattern: /has been published/i, detail: 'published' },
]

/** States by the category of WIPO ST.27, for events of offices without a table of their own. */
export const CATEGORY_DETAILS: Readonly<Record<string, LegalDetail>> = {
  A: 'filed',
  B: 'discontinued',
  C: 'reinstated-application',
  D: 'examination',
  F: 'granted',
  H: 'ceased',
  K: 'reinstated-right',
  Q: 'published',
}

/** More specific states determined by the words of an event; the first match counts. */
export const CATEGORY_REASONS: readonly { readonly category: string; readonly pattern: RegExp; readonly detail: LegalDetail }[] = [
  { category: 'B', pattern: /refus|reject/i, detail: 'rejected' },
  { category: 'B', pattern: /deemed (?:to be )?withdrawn/i, detail: 'deemed-withdrawn' },
  { category: 'B', pattern: /^(?!.*\bor\b)[^;]*withdraw/i, detail: 'withdrawn' },
  { category: 'H', pattern: /\bno(?:n-?)?\s?payment|unpaid|failure to pay/i, detail: 'lapsed-fee' },
  { category: 'H', pattern: /\bexpir|completion of term/i, detail: 'expired' },
  { category: 'H', pattern: /\brevo[ck]/i, detail: 'revoked' },
]
