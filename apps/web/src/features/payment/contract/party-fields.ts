/** The particulars of a contract's party, in the order of the form (B.contract.03). */
export const PARTY_FIELDS = ['mainName', 'idNumber', 'contacts', 'phone', 'email', 'address'] as const
