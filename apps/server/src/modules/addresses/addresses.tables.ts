/** An address as stored. */
export interface AddressRow {
  readonly id: string;
  readonly customer_id: string;
  readonly address_type: 'home' | 'office' | 'other';
  readonly address_label: string | null;
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone_ids: string[];
  readonly additional_information: string;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly created_at: Date;
}

/** What a customer may change of it. */
export type AddressFields = Omit<AddressRow, 'id' | 'customer_id' | 'created_at'>;

/** Tables of this room. */
export interface AddressTables {
  addresses: AddressRow;
}
