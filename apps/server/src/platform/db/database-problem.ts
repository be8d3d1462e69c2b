/** A reason why the database cannot be used that the operator can mend; told in its own words, without a stack. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
}
