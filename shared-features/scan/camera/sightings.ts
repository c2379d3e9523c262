/** Time in ms for which a code must be out of the picture before it is read again. */
const absenceMs = 1500;

/** Which codes are in the picture, so that a card held in front of the camera is read once [scanning.once]. */
export class Sightings {
  private readonly lastSeen = new Map<string, number>();

  /** Records that a code is in the picture, at `now` in ms. @returns whether it has just come into the picture */
  record(code: string, now: number): boolean {
    const last = this.lastSeen.get(code);
    this.lastSeen.set(code, now);
    return last === undefined || now - last > absenceMs;
  }
}
