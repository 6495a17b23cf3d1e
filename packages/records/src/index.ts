export { applicantPlace } from './patents/parties/applicant-place.ts'
export { sameInventions, type SameInvention } from './patents/relations/same-invention.ts'
export type { LangText } from './kinds/lang-text.ts'
export type * from './patents/patent-record.ts'
export type { DialectField, DialectTable, DialectTables, DialectValue } from './kinds/dialect-table.ts'
export type { Field, FieldGroup, FieldType } from './kinds/field.ts'
export type { NumberFormat, NumberReading, OfficeLink } from './kinds/number-format.ts'
export { exampleOf } from './kinds/example-of.ts'
export { fieldTable, type FieldTable, type FieldTableRows } from './kinds/field-table.ts'
export type {
  DeriveContext,
  DerivedBatch,
  Grouping,
  IndexedRecord,
  KindName,
  RankOf,
  RecordBatch,
  RecordIndex,
  RecordKind,
  RecordOrder,
  Relation,
} from './kinds/record-kind.ts'
export { indexAddress } from './kinds/index-address.ts'
export { detached } from './kinds/remembered.ts'
export { splitRecord, type SplitRecord } from './kinds/split-record.ts'
export type { TextColumn, TextRole } from './kinds/text-column.ts'
export { PATENT_DIALECTS } from './patents/dialects/patent-dialects.ts'
export { applicationIdentity, readPublicationIds, recordIdentity } from './patents/patent-identity.ts'
export { familyMembers, type FamilyKind, type FamilyMembers } from './patents/family-members.ts'
export { withLegalStates } from './patents/joining/with-legal-states.ts'
export { PATENT_KIND } from './patents/patent-kind.ts'
export type * from './trademarks/trademark.ts'
export { readTrademarkIds, trademarkNumber } from './trademarks/mark-identity.ts'
export { MARK_NUMBERS } from './trademarks/mark-number.ts'
export { isStatusOutdated, markExpiry, markTermEnd } from './trademarks/mark-term.ts'
export { markStanding } from './trademarks/mark-standing.ts'
export { markWords, partyName } from './trademarks/mark-texts.ts'
export { MARK_FEATURE_LABELS, MARK_KIND_LABELS } from './trademarks/labels/mark-feature-labels.ts'
export { MARK_STANDING_LABELS, MARK_STATUS_LABELS } from './trademarks/labels/mark-status-labels.ts'
export { NICE_CLASS_LABELS } from './class-titles/nice-class-labels.ts'
export { VIENNA_CATEGORY_LABELS } from './class-titles/vienna-category-labels.ts'
export { TRADEMARK_FIELD_TABLE, TRADEMARK_KIND } from './trademarks/trademark-kind.ts'
export { readCapital } from './companies/capital.ts'
export { COMPANY_KIND } from './companies/company-kind.ts'
export { shortCompanyName } from './companies/company-name.ts'
export { textsToRead } from './companies/company-readings.ts'
export type * from './companies/company-record.ts'
export { creditCodeIssue, readCreditCode } from './numbers/credit-code.ts'
export {
  CODE_CHECK_LABELS,
  COMPANY_STATUS_LABELS,
  CURRENCY_LABELS,
  LEI_CATEGORY_LABELS,
  LEI_CORROBORATION_LABELS,
  LEI_STATUS_LABELS,
} from './companies/labels/company-labels.ts'
export { readLei } from './companies/lei.ts'
export { TEXT_COLUMNS, type PatentField, type PatentTextColumn } from './patents/patent-field.ts'
export { FIELD_GROUP_LABELS } from './labels/field-group-labels.ts'
export { PATENT_FIELD_TABLE } from './patents/patent-fields.ts'
export {
  applicationBase,
  familyGroup,
  PATENT_RELATIONS,
  RELATION_KEYS,
  relationKey,
  type PatentRelation,
} from './patents/relations/relation-keys.ts'
export { applicationPart, mergeRecords } from './patents/merging/merge-records.ts'
export { fieldSources, type FieldSource } from './patents/merging/field-sources.ts'
export { recordContent } from './patents/merging/record-content.ts'
export { claimTree, type ClaimBranch, type ClaimLike } from './patents/claim-tree.ts'
export { claimCategory, type ClaimCategory } from './patents/claims/claim-category.ts'
export { claimReferences } from './patents/claims/claim-references.ts'
export { linkedClaims, type WrittenClaim } from './patents/claims/linked-claims.ts'
export { PATENT_TEXT_COLUMNS } from './patents/patent-texts.ts'
export { NO_VALUE, NO_VALUE_LABEL } from './kinds/no-value.ts'
export { readCode, valueLabels, valuesOfCode, type CodeLabel, type CodeLabels, type Labelled } from './kinds/code-labels.ts'
export { COUNTRY_LABELS, OFFICE_LABELS } from './labels/country-labels.ts'
export { countryTree, type CountedCountry, type CountryNode } from './labels/country-tree.ts'
export { PROVINCE_LABELS } from './labels/province-labels.ts'
export { LANGUAGE_LABELS } from './labels/language-labels.ts'
export { LEGAL_DETAIL_LABELS, type LegalDetailLabel } from './patents/labels/legal-detail-labels.ts'
export { legalStanding, legalStateOf, type LegalStanding } from './patents/legal/legal-state.ts'
export { eventDetail, NO_CATEGORIES, type CategoryOf } from './patents/legal/event-details.ts'
export { termEnd } from './patents/legal/term-end.ts'
export { LEGAL_STATUS_LABELS } from './patents/labels/legal-status-labels.ts'
export { publicationType } from './patents/publication-type.ts'
export { PATENT_TYPE_LABELS } from './patents/labels/patent-type-labels.ts'
export { applicantKind } from './patents/parties/applicant-kind.ts'
export { APPLICANT_KIND_LABELS } from './patents/labels/applicant-kind-labels.ts'
export { formulaIssues, InvalidFormula, partName, readValuationFormula, type FormulaIssue } from './patents/valuation/check-formula.ts'
export { compareFormulas, factText, formulaRows, levelRows, ruleText, type FormulaDifference } from './patents/valuation/value-texts.ts'
export { totalWithoutCitations, valuePatent, type Valuation, type ValuedFact } from './patents/valuation/value-patent.ts'
export {
  VALUATION_FACTS,
  valuationFact,
  valuationFacts,
  type ValuationFact,
  type ValuationFacts,
} from './patents/valuation/valuation-facts.ts'
export {
  DEFAULT_VALUATION_FORMULA,
  factorMax,
  VALUATION_GROUPS,
  VALUATION_LEVELS,
  VALUATION_SCORE_MAXIMA,
  type ValuationFactor,
  type ValuationFormula,
  type ValuationGroupName,
  type ValuationLevel,
  type ValuationScoreName,
} from './patents/valuation/valuation-formula.ts'
export { IPC_SECTION_LABELS } from './labels/ipc-section-labels.ts'
export { classAtLevel, readClassSymbol, symbolOfKey, type ClassLevel, type ClassScheme, type ClassSymbol } from './classes/class-symbol.ts'
export { type NumberRole, type PatentNumber } from './patents/numbers/patent-number.ts'
export { numberWithOffice } from './patents/numbers/number-with-office.ts'
export { normalisePatentNumber, readPatentNumbers } from './patents/numbers/read-patent-number.ts'
export { officeLinks } from './patents/numbers/office-links.ts'
export { PATENT_NUMBERS } from './patents/numbers/patent-number-format.ts'
export { formatPatentNumber } from './patents/numbers/format-patent-number.ts'
export { cnCheckDigit } from './patents/numbers/cn-check-digit.ts'
export { readDateSpan, type DateSpan } from './dates/date-span.ts'
export { shanghaiDay } from './dates/shanghai-day.ts'
