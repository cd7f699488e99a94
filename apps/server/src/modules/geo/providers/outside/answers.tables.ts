/** Tables of what other geocoders answered; 0009-geo-answers.sql says what each column is. */
export interface AnswerTables {
  geo_answers: { provider: string; question: string; answer: unknown; asked_at: Date };
  geo_turns: { provider: string; next_at: Date };
}
