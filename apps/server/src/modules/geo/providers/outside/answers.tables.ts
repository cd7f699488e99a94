/** Tables of cached answers of geo providers; the columns are described in 0009-geo-answers.sql. */
export interface AnswerTables {
  geo_answers: { provider: string; question: string; answer: unknown; asked_at: Date };
  geo_turns: { provider: string; next_at: Date };
}
