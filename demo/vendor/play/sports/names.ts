// Names of entrants, all of them fictional.

export const towns = [
  'Riverside',
  'Northgate',
  'Harbour City',
  'Old Mill',
  'Eastfield',
  'Saint Arden',
  'Lakeview',
  'Westmoor',
  'Red Valley',
  'Stonebridge',
  'Fairhaven',
  'Kingsport',
  'Greenhill',
  'Silver Bay',
  'Oakridge',
  'Thornbury',
]

export const people = [
  'A. Lindqvist',
  'B. Okonjo',
  'C. Varga',
  'D. Tran',
  'E. Moreau',
  'F. Castell',
  'G. Ishida',
  'H. Nowak',
  'I. Petrov',
  'J. Almeida',
  'K. Nguyen',
  'L. Hartley',
  'M. Suzano',
  'N. Rahimi',
  'O. Brandt',
  'P. Lê',
]

export const squads = [
  'Night Owls',
  'Iron Lotus',
  'Pixel Foxes',
  'Zero Hour',
  'Blue Comet',
  'Paper Tigers',
  'Static',
  'Low Orbit',
  'Glass Cannon',
  'Wild Cards',
  'Tenfold',
  'Sunbreak',
]

export const gamecocks = [
  'Red Comb',
  'Black Feather',
  'Golden Spur',
  'Grey Storm',
  'White Crest',
  'Copper Wing',
  'Night Call',
  'Dawn Caller',
]
