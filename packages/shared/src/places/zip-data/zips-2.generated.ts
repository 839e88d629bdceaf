// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
DC Naval Anacost Annex 0373
DC Washington 0001-0013,0015-0020,0022,0024,0026-0027,0029-0030,0032-0033,0035-0045,0047,0049-0050,0052-0053,0055-0071,0073-0078,0080-0082
DC Washington 0090-0091,0201-0204,0206-0208,0210-0224,0226-0230,0232-0233,0235,0237-0242,0244-0245,0250-0252,0254,0260-0262,0265-0266,0268
DC Washington 0270,0277,0289,0299,0301,0303,0306,0310,0314,0317-0319,0330,0340,0350,0355
DC Washington 0370,0372,0375,0380,0389-0390,0392-0395,0401-0429,0431,0433-0437,0439-0442,0444,0447,0451,0453
DC Washington 0456,0460,0463,0468-0470,0472,0500-0511,0515,0520-0531,0533-0544,0546-0549,0551-0555,0557,0559-0560,0565-0566
DC Washington 0570-0573,0575-0581,0585-0586,0590-0591,0593-0594,0597,0599
DC Washington Navy Yard 0374,0376,0388,0391,0398
MD Abell 0606
MD Aberdeen 1001
MD Aberdeen Proving Ground 1005
MD Abingdon 1009
MD Accident 1520
MD Accokeek 0607
MD Adamstown 1710
MD Allen 1810
MD Andrews Air Force Base 0762
MD Annapolis 1401-1405,1409,1411-1412
MD Annapolis Junction 0701
MD Aquasco 0608
MD Arnold 1012
MD Ashton 0861
MD Avenue 0609
MD Baldwin 1013
MD Baltimore 1201-1203,1205-1206,1209-1218,1223-1224,1229-1231,1233,1235,1239-1241,1250-1251,1263-1264,1270,1273,1275,1278-1281
MD Baltimore 1287-1290,1297-1298
MD Barclay 1607
MD Barnesville 0838
MD Barstow 0610
MD Barton 1521
MD Beallsville 0839
MD Bel Air 1014-1015
MD Bel Alton 0611
MD Belcamp 1017
MD Beltsville 0704-0705
MD Benedict 0612
MD Benson 1018
MD Berlin 1811
MD Bethesda 0810-0811,0813-0814,0816-0817,0824,0827,0889,0892,0894
MD Bethlehem 1609
MD Betterton 1610
MD Big Pool 1711
MD Bishopville 1813
MD Bittinger 1522
MD Bivalve 1814
MD Bladensburg 0710
MD Bloomington 1523
MD Boonsboro 1713
MD Boring 1020
MD Bowie 0715-0721
MD Boyds 0841
MD Bozman 1612
MD Braddock Heights 1714
MD Brandywine 0613
MD Brentwood 0722
MD Brinklow 0862
MD Brookeville 0833
MD Brooklandville 1022
MD Brooklyn 1225
MD Broomes Island 0615
MD Brownsville 1715
MD Brunswick 1716
MD Bryans Road 0616
MD Bryantown 0617
MD Buckeystown 1717
MD Burkittsville 1718
MD Burtonsville 0866
MD Bushwood 0618
MD Butler 1023
MD Cabin John 0818
MD California 0619
MD Callaway 0620
MD Cambridge 1613
MD Capitol Heights 0731,0743,0790-0791,0799
MD Cascade 1719
MD Catonsville 1228
MD Cavetown 1720
MD Cecilton 1913
MD Centreville 1617
MD Chaptico 0621
MD Charlestown 1914
MD Charlotte Hall 0622
MD Chase 1027
MD Cheltenham 0623
MD Chesapeake Beach 0732
MD Chesapeake City 1915
MD Chester 1619
MD Chestertown 1620,1690
MD Chevy Chase 0815,0825
MD Chewsville 1721
MD Childs 1916
MD Church Creek 1622
MD Church Hill 1623
MD Churchton 0733
MD Churchville 1028
MD Claiborne 1624
MD Clarksburg 0871
MD Clarksville 1029
MD Clear Spring 1722
MD Clements 0624
MD Clinton 0735
MD Cobb Island 0625
MD Cockeysville 1030
MD College Park 0740-0742
MD Colora 1917
MD Coltons Point 0626
MD Columbia 1044-1046
MD Compton 0627
MD Conowingo 1918
MD Cooksville 1723
MD Cordova 1625
MD Corriganville 1524
MD Crapo 1626
MD Crisfield 1817
MD Crocheron 1627
MD Crofton 1114
MD Crownsville 1032
MD Crumpton 1628
MD Cumberland 1501-1505
MD Curtis Bay 1226
MD Damascus 0872
MD Dameron 0628
MD Darlington 1034
MD Davidsonville 1035
MD Dayton 1036
MD Deal Island 1821
MD Deale 0751
MD Delmar 1875
MD Denton 1629
MD Derwood 0855
MD Dhs 0588
MD Dickerson 0842
MD District Heights 0747,0753
MD Dowell 0629
MD Drayden 0630
MD Dundalk 1222
MD Dunkirk 0754
MD Earleville 1919
MD East New Market 1631
MD Easton 1601
MD Eckhart Mines 1528
MD Eden 1822
MD Edgewater 1037
MD Edgewood 1040
MD Elk Mills 1920
MD Elkridge 1075
MD Elkton 1921-1922
MD Ellerslie 1529
MD Ellicott City 1041-1043
MD Emmitsburg 1727
MD Essex 1221
MD Ewell 1824
MD Fairplay 1733
MD Fallston 1047
MD Faulkner 0632
MD Federalsburg 1632
MD Finksburg 1048
MD Fishing Creek 1634
MD Flintstone 1530
MD Forest Hill 1050
MD Fork 1051
MD Fort George G Meade 0755
MD Fort Howard 1052
MD Fort Washington 0744,0749
MD Frederick 1701-1705,1709
MD Freeland 1053
MD Friendship 0758
MD Friendsville 1531
MD Frostburg 1532
MD Fruitland 1826
MD Fulton 0759
MD Funkstown 1734
MD Gaithersburg 0877-0879,0882-0885,0898-0899
MD Galena 1635
MD Galesville 0765
MD Gambrills 1054
MD Garrett Park 0896
MD Georgetown 1930
MD Germantown 0874-0876
MD Gibson Island 1056
MD Girdletree 1829
MD Glen Arm 1057
MD Glen Burnie 1060-1062
MD Glen Echo 0812
MD Glenelg 1737
MD Glenn Dale 0769
MD Glenwood 1738
MD Glyndon 1071
MD Goldsboro 1636
MD Grantsville 1536
MD Grasonville 1638
MD Great Mills 0634
MD Greenbelt 0768,0770-0771
MD Greensboro 1639
MD Gunpowder 1010
MD Gwynn Oak 1207
MD Hagerstown 1740-1742,1746-1747,1749
MD Halethorpe 1227
MD Hampstead 1074
MD Hancock 1750
MD Hanover 1076
MD Harmans 1077
MD Harwood 0776
MD Havre De Grace 1078
MD Hebron 1830
MD Helen 0635
MD Henderson 1640
MD Highland 0777
MD Hillsboro 1641
MD Hollywood 0636
MD Hughesville 0637
MD Hunt Valley 1031,1065
MD Huntingtown 0639
MD Hurlock 1643
MD Hyattsville 0781-0785,0787-0788
MD Hydes 1082
MD Ijamsville 1754
MD Indian Head 0640
MD Ingleside 1644
MD Ironsides 0643
MD Issue 0645
MD Jarrettsville 1084
MD Jefferson 1755
MD Jessup 0794
MD Joppa 1085
MD Keedysville 1756
MD Kennedyville 1645
MD Kensington 0891,0895
MD Keymar 1757
MD Kingsville 1087
MD Kitzmiller 1538
MD Knoxville 1758
MD La Plata 0646
MD Ladiesburg 1759
MD Lanham 0703,0706
MD Laurel 0707-0709,0723-0726
MD Leonardtown 0650
MD Lexington Park 0653
MD Libertytown 1762
MD Lineboro 1088
MD Linkwood 1835
MD Linthicum Heights 1090
MD Lisbon 1765
MD Little Orleans 1766
MD Lonaconing 1539
MD Long Green 1092
MD Lothian 0711
MD Loveville 0656
MD Luke 1540
MD Lusby 0657
MD Lutherville Timonium 1093-1094
MD Madison 1648
MD Manchester 1102
MD Manokin 1836
MD Marbury 0658
MD Mardela Springs 1837
MD Marion Station 1838
MD Marriottsville 1104
MD Marydel 1649
MD Maryland Line 1105
MD Massey 1650
MD Maugansville 1767
MD Mayo 1106
MD Mc Henry 1541
MD McDaniel 1647
MD Mechanicsville 0659
MD Middle River 1220
MD Middletown 1769
MD Midland 1542
MD Midlothian 1543
MD Millersville 1108
MD Millington 1651
MD Monkton 1111
MD Monrovia 1770
MD Montgomery Village 0886
MD Morganza 0660
MD Mount Airy 1771
MD Mount Rainier 0712
MD Mount Savage 1545
MD Mount Victoria 0661
MD Myersville 1773
MD Nanjemoy 0662
MD Nanticoke 1840
MD Neavitt 1652
MD New Market 1774
MD New Midway 1775
MD New Windsor 1776
MD Newark 1841
MD Newburg 0664
MD Newcomb 1653
MD North Beach 0714
MD North East 1901
MD Nottingham 1236
MD Oakland 1550
MD Ocean City 1842-1843
MD Odenton 1113
MD Oldtown 1555
MD Olney 0830,0832
MD Owings 0736
MD Owings Mills 1117
MD Oxford 1654
MD Oxon Hill 0745,0750
MD Park Hall 0667
MD Parkton 1120
MD Parkville 1234
MD Parsonsburg 1849
MD Pasadena 1122-1123
MD Patuxent River 0670
MD Perry Hall 1128
MD Perry Point 1902
MD Perryman 1130
MD Perryville 1903
MD Phoenix 1131
MD Pikesville 1208,1282
MD Piney Point 0674
MD Pinto 1556
MD Pittsville 1850
MD Pocomoke City 1851
MD Point Of Rocks 1777
MD Pomfret 0675
MD Poolesville 0837
MD Port Deposit 1904
MD Port Republic 0676
MD Port Tobacco 0677
MD Potomac 0854,0859
MD Powellville 1852
MD Preston 1655
MD Price 1656
MD Prince Frederick 0678
MD Princess Anne 1853
MD Pylesville 1132
MD Quantico 1856
MD Queen Anne 1657
MD Queenstown 1658
MD Randallstown 1133
MD Rawlings 1557
MD Rehobeth 1857
MD Reisterstown 1136
MD Rhodesdale 1659
MD Riderwood 1139
MD Ridge 0680
MD Ridgely 1660
MD Rising Sun 1911
MD Riva 1140
MD Riverdale 0737-0738
MD Rock Hall 1661
MD Rock Point 0682
MD Rockville 0847-0853,0857
MD Rocky Ridge 1778
MD Rohrersville 1779
MD Rosedale 1237
MD Royal Oak 1662
MD Sabillasville 1780
MD Saint Inigoes 0684
MD Saint James 1781
MD Saint Leonard 0685
MD Saint Marys City 0686
MD Saint Michaels 1663
MD Salisbury 1801-1804
MD Sandy Spring 0860
MD Savage 0763
MD Scotland 0687
MD Secretary 1664
MD Severn 1144
MD Severna Park 1146
MD Shady Side 0764
MD Sharpsburg 1782
MD Sharptown 1861
MD Sherwood 1665
MD Showell 1862
MD Silver Spring 0901-0908,0910-0911,0914-0916,0918,0993,0997
MD Simpsonville 1150
MD Smithsburg 1783
MD Snow Hill 1863
MD Solomons 0688
MD Southern Md Facility 0697,0797
MD Sparks Glencoe 1152
MD Sparrows Point 1219
MD Spencerville 0868
MD Spring Gap 1560
MD Stevenson 1153
MD Stevensville 1666
MD Still Pond 1667
MD Stockton 1864
MD Street 1154
MD Suburb Maryland Fac 0897
MD Sudlersville 1668
MD Suitland 0746,0752
MD Sunderland 0689
MD Swanton 1561
MD Sykesville 1784
MD Takoma Park 0912-0913
MD Tall Timbers 0690
MD Taneytown 1787
MD Taylors Island 1669
MD Temple Hills 0748,0757
MD Templeville 1670
MD Thurmont 1788
MD Tilghman 1671
MD Toddville 1672
MD Towson 1204,1252,1284-1286
MD Tracys Landing 0779
MD Trappe 1673
MD Tuscarora 1790
MD Tyaskin 1865
MD Tylerton 1866
MD Union Bridge 1791
MD Unionville 1792
MD Upper Fairmount 1867
MD Upper Falls 1156
MD Upper Marlboro 0772-0775,0792
MD Upperco 1155
MD Valley Lee 0692
MD Vienna 1869
MD Waldorf 0601-0604
MD Walkersville 1793
MD Warwick 1912
MD Washington Grove 0880
MD Welcome 0693
MD West Friendship 1794
MD West River 0778
MD Westernport 1562
MD Westminster 1157-1158
MD Westover 1871,1890
MD Whaleyville 1872
MD White Hall 1161
MD White Marsh 1162
MD White Plains 0695
MD Whiteford 1160
MD Willards 1874
MD Williamsport 1795
MD Windsor Mill 1244
MD Wingate 1675
MD Wittman 1676
MD Woodbine 1797
MD Woodsboro 1798
MD Woodstock 1163
MD Woolford 1677
MD Worton 1678
MD Wye Mills 1679
NC Aberdeen 8315
NC Advance 7006
NC Ahoskie 7910
NC Alamance 7201
NC Albemarle 8001-8002
NC Albertson 8508
NC Alexander 8701
NC Alexis 8006
NC Alliance 8509
NC Almond 8702
NC Altamahaw 7202
NC Andrews 8901
NC Angier 7501
NC Ansonville 8007
NC Apex 7502,7523,7539
NC Arapahoe 8510
NC Ararat 7007
NC Arden 8704
NC Ash 8420
NC Asheboro 7203-7205
NC Asheville 8801-8806,8810,8813-8816
NC Atkinson 8421
NC Atlantic 8511
NC Atlantic Beach 8512
NC Aulander 7805
NC Aurora 7806
NC Autryville 8318
NC Avon 7915
NC Ayden 8513
NC Aydlett 7916
NC Badin 8009
NC Bahama 7503
NC Bailey 7807
NC Bakersville 8705
NC Balsam 8707
NC Balsam Grove 8708
NC Banner Elk 8604
NC Barco 7917
NC Barium Springs 8010
NC Barnardsville 8709
NC Barnesville 8319
NC Bat Cave 8710
NC Bath 7808
NC Battleboro 7809
NC Bayboro 8515
NC Bear Creek 7207
NC Beaufort 8516
NC Belews Creek 7009
NC Belhaven 7810
NC Bellarthur 7811
NC Belmont 8012
NC Belvidere 7919
NC Bennett 7208
NC Benson 7504
NC Bessemer City 8016
NC Bethania 7010
NC Bethel 7812
NC Beulaville 8518
NC Biscoe 7209
NC Black Creek 7813
NC Black Mountain 8711
NC Bladenboro 8320
NC Blanch 7212
NC Blounts Creek 7814
NC Blowing Rock 8605
NC Boiling Springs 8017
NC Bolivia 8422
NC Bolton 8423
NC Bonlee 7213
NC Boomer 8606
NC Boone 8607-8608
NC Boonville 7011
NC Bostic 8018
NC Brasstown 8902
NC Brevard 8712
NC Bridgeton 8519
NC Broadway 7505
NC Browns Summit 7214
NC Brunswick 8424
NC Bryson City 8713
NC Buies Creek 7506
NC Bullock 7507
NC Bunn 7508
NC Bunnlevel 8323
NC Burgaw 8425
NC Burlington 7215-7217
NC Burnsville 8714
NC Butner 7509
NC Buxton 7920
NC Bynum 7228
NC Calabash 8467
NC Calypso 8325
NC Camden 7921
NC Cameron 8326
NC Camp Lejeune 8542,8547
NC Candler 8715
NC Candor 7229
NC Canton 8716
NC Caroleen 8019
NC Carolina Beach 8428
NC Carrboro 7510
NC Carthage 8327
NC Cary 7511-7513,7518-7519
NC Casar 8020
NC Cashiers 8717
NC Castalia 7816
NC Castle Hayne 8429
NC Catawba 8609
NC Cedar Falls 7230
NC Cedar Grove 7231
NC Cedar Island 8520
NC Cedar Mountain 8718
NC Cerro Gordo 8430
NC Chadbourn 8431
NC Chapel Hill 7514-7517,7599
NC Charlotte 8201-8224,8226-8237,8241-8244,8246-8247,8250,8253-8256,8258,8260,8262-8263,8265-8266,8269-8275,8277-8278,8280-8282,8284-8285
NC Charlotte 8287-8290,8296-8297,8299
NC Cherokee 8719
NC Cherry Point 8533
NC Cherryville 8021
NC Chimney Rock 8720
NC China Grove 8023
NC Chinquapin 8521
NC Chocowinity 7817
NC Claremont 8610
NC Clarendon 8432
NC Clarkton 8433
NC Clayton 7520,7527-7528
NC Clemmons 7012
NC Cleveland 7013
NC Cliffside 8024
NC Climax 7233
NC Clinton 8328-8329
NC Clyde 8721
NC Coats 7521
NC Cofield 7922
NC Coinjock 7923
NC Colerain 7924
NC Colfax 7235
NC Collettsville 8611
NC Columbia 7925
NC Columbus 8722
NC Comfort 8522
NC Como 7818
NC Concord 8025-8027
NC Conetoe 7819
NC Connelly Springs 8612
NC Conover 8613
NC Conway 7820
NC Cooleemee 7014
NC Corapeake 7926
NC Cordova 8330
NC Cornelius 8031
NC Corolla 7927
NC Council 8434
NC Cove City 8523
NC Cramerton 8032
NC Creedmoor 7522
NC Creston 8615
NC Creswell 7928
NC Crossnore 8616
NC Crouse 8033
NC Crumpler 8617
NC Culberson 8903
NC Cullowhee 8723
NC Cumberland 8331
NC Cumnock 7237
NC Currie 8435
NC Currituck 7929
NC Dallas 8034
NC Dana 8724
NC Danbury 7016
NC Davidson 8035-8036
NC Davis 8524
NC Deep Gap 8618
NC Deep Run 8525
NC Delco 8436
NC Denton 7239
NC Denver 8037
NC Dillsboro 8725
NC Dobson 7017
NC Dover 8526
NC Drexel 8619
NC Dublin 8332
NC Dudley 8333
NC Dunn 8334-8335
NC Durham 7701-7713,7715,7717,7722
NC Eagle Springs 7242
NC Earl 8038
NC East Bend 7018
NC East Flat Rock 8726
NC East Spencer 8039
NC Eden 7288-7289
NC Edenton 7932
NC Edneyville 8727
NC Edward 7821
NC Efland 7243
NC Elizabeth City 7906-7907,7909
NC Elizabethtown 8337
NC Elk Park 8622
NC Elkin 8621
NC Ellenboro 8040
NC Ellerbe 8338
NC Elm City 7822
NC Elon 7244
NC Emerald Isle 8594
NC Enfield 7823
NC Engelhard 7824
NC Enka 8728
NC Ennice 8623
NC Ernul 8527
NC Erwin 8339
NC Ether 7247
NC Etowah 8729
NC Eure 7935
NC Everetts 7825
NC Evergreen 8438
NC Fair Bluff 8439
NC Fairfield 7826
NC Fairmont 8340
NC Fairview 8730
NC Faison 8341
NC Faith 8041
NC Falcon 8342
NC Falkland 7827
NC Fallston 8042
NC Farmville 7828
NC Fayetteville 8301-8306,8309,8311-8312,8314
NC Ferguson 8624
NC Flat Rock 8731
NC Fleetwood 8626
NC Fletcher 8732
NC Fontana Dam 8733
NC Forest City 8043
NC Fort Bragg 8307,8310
NC Fountain 7829
NC Four Oaks 7524
NC Franklin 8734,8744
NC Franklinton 7525
NC Franklinville 7248
NC Fremont 7830
NC Frisco 7936
NC Fuquay Varina 7526
NC Garland 8441
NC Garner 7529
NC Garysburg 7831
NC Gaston 7832
NC Gastonia 8052-8056
NC Gates 7937
NC Gatesville 7938
NC Germanton 7019
NC Gerton 8735
NC Gibson 8343
NC Gibsonville 7249
NC Glade Valley 8627
NC Glen Alpine 8628
NC Glendale Springs 8629
NC Glenville 8736
NC Glenwood 8737
NC Gloucester 8528
NC Godwin 8344
NC Gold Hill 8071
NC Goldsboro 7530-7534
NC Goldston 7252
NC Graham 7253
NC Grandy 7939
NC Granite Falls 8630
NC Granite Quarry 8072
NC Grantsboro 8529
NC Grassy Creek 8631
NC Green Mountain 8740
NC Greensboro 7401-7413,7415-7417,7419-7420,7425,7427,7429,7435,7438,7455,7495,7497-7499
NC Greenville 7833-7836,7858
NC Grifton 8530
NC Grimesland 7837
NC Grover 8073
NC Gulf 7256
NC Halifax 7839
NC Hallsboro 8442
NC Hamilton 7840
NC Hamlet 8345
NC Hampstead 8443
NC Hamptonville 7020
NC Harbinger 7941
NC Harkers Island 8531
NC Harmony 8634
NC Harrells 8444
NC Harrellsville 7942
NC Harris 8074
NC Harrisburg 8075
NC Hassell 7841
NC Hatteras 7943
NC Havelock 8532
NC Haw River 7258
NC Hayesville 8904
NC Hays 8635
NC Hazelwood 8738
NC Henderson 7536-7537
NC Hendersonville 8739,8791-8793
NC Henrico 7842
NC Henrietta 8076
NC Hertford 7930,7944
NC Hickory 8601-8603
NC Hiddenite 8636
NC High Point 7260-7265,7268
NC High Shoals 8077
NC Highfalls 7259
NC Highlands 8741
NC Hildebran 8637
NC Hillsborough 7278
NC Hobbsville 7946
NC Hobgood 7843
NC Hobucken 8537
NC Hoffman 8347
NC Hollister 7844
NC Holly Ridge 8445
NC Holly Springs 7540
NC Hookerton 8538
NC Hope Mills 8348
NC Horse Shoe 8742
NC Hot Springs 8743
NC Hubert 8539
NC Hudson 8638
NC Huntersville 8070,8078
NC Hurdle Mills 7541
NC Icard 8666
NC Indian Trail 8079
NC Iron Station 8080
NC Ivanhoe 8447
NC Jackson 7845
NC Jackson Springs 7281
NC Jacksonville 8540-8541,8546
NC Jamestown 7282
NC Jamesville 7846
NC Jarvisburg 7947
NC Jefferson 8640
NC Jonas Ridge 8641
NC Jonesville 8642
NC Julian 7283
NC Kannapolis 8081-8083
NC Kelford 7847
NC Kelly 8448
NC Kenansville 8349
NC Kenly 7542
NC Kernersville 7284-7285
NC Kill Devil Hills 7948
NC King 7021
NC Kings Mountain 8086
NC Kinston 8501-8504
NC Kipling 7543
NC Kittrell 7544
NC Kitty Hawk 7949
NC Knightdale 7545
NC Knotts Island 7950
NC Kure Beach 8449
NC La Grange 8551
NC Lake Junaluska 8745
NC Lake Lure 8746
NC Lake Toxaway 8747
NC Lake Waccamaw 8450
NC Lakeview 8350
NC Landis 8088
NC Lansing 8643
NC Lattimore 8089
NC Laurel Hill 8351
NC Laurel Springs 8644
NC Laurinburg 8352-8353
NC Lawndale 8090
NC Lawsonville 7022
NC Leasburg 7291
NC Leicester 8748
NC Leland 8451
NC Lemon Springs 8355
NC Lenoir 8633,8645
NC Lewiston Woodville 7849
NC Lewisville 7023
NC Lexington 7292-7295
NC Liberty 7298
NC Lilesville 8091
NC Lillington 7546
NC Lincolnton 8092-8093
NC Linden 8356
NC Linville 8646
NC Linville Falls 8647
NC Linwood 7299
NC Little Switzerland 8749
NC Littleton 7850
NC Locust 8097
NC Longwood 8452
NC Louisburg 7549
NC Lowell 8098
NC Lowgap 7024
NC Lowland 8552
NC Lucama 7851
NC Lumber Bridge 8357
NC Lumberton 8358-8360
NC Lynn 8750
NC Macclesfield 7852
NC Macon 7551
NC Madison 7025
NC Maggie Valley 8751
NC Magnolia 8453
NC Maiden 8650
NC Mamers 7552
NC Manns Harbor 7953
NC Manson 7553
NC Manteo 7954
NC Maple 7956
NC Maple Hill 8454
NC Marble 8905
NC Margarettsville 7853
NC Marietta 8362
NC Marion 8752
NC Mars Hill 8754
NC Marshall 8753
NC Marshallberg 8553
NC Marshville 8103
NC Marston 8363
NC Matthews 8104-8106
NC Maury 8554
NC Maxton 8364
NC Mayodan 7027
NC Maysville 8555
NC Mc Adenville 8101
NC Mc Farlan 8102
NC Mc Grady 8649
NC Mc Leansville 7301
NC McCutcheon Field 8545
NC Mebane 7302
NC Merritt 8556
NC Merry Hill 7957
NC Micaville 8755
NC Micro 7555
NC Middleburg 7556
NC Middlesex 7557
NC Midland 8107
NC Midway Park 8544
NC Mill Spring 8756
NC Millers Creek 8651
NC Mills River 8759
NC Milton 7305
NC Mineral Springs 8108
NC Minneapolis 8652
NC Misenheimer 8109
NC Mocksville 7028
NC Moncure 7559
NC Monroe 8110-8112
NC Montezuma 8653
NC Montreat 8757
NC Mooresboro 8114
NC Mooresville 8115,8117
NC Moravian Falls 8654
NC Morehead City 8557
NC Morganton 8655,8680
NC Morrisville 7560
NC Morven 8119
NC Mount Airy 7030
NC Mount Gilead 7306
NC Mount Holly 8120
NC Mount Mourne 8123
NC Mount Olive 8365
NC Mount Pleasant 8124
NC Mount Ulla 8125
NC Mountain Home 8758
NC Moyock 7958
NC Murfreesboro 7855
NC Murphy 8906
NC Nags Head 7959
NC Nakina 8455
NC Naples 8760
NC Nashville 7856
NC Nebo 8761
NC New Bern 8560-8564
NC New Hill 7562
NC New London 8127
NC Newell 8126
NC Newland 8657
NC Newport 8570
NC Newton 8658
NC Newton Grove 8366
NC Norlina 7563
NC Norman 8367
NC North Wilkesboro 8656,8659
NC Norwood 8128
NC Oak City 7857
NC Oak Island 8465
NC Oak Ridge 7310
NC Oakboro 8129
NC Ocean Isle Beach 8469
NC Ocracoke 7960
NC Old Fort 8762
NC Olin 8660
NC Olivia 8368
NC Oriental 8571
NC Orrum 8369
NC Otto 8763
NC Oxford 7565
NC Pantego 7860
NC Parkton 8371
NC Parmele 7861
NC Patterson 8661
NC Paw Creek 8130
NC Peachland 8133
NC Pelham 7311
NC Pembroke 8372
NC Pendleton 7862
NC Penland 8765
NC Penrose 8766
NC Pfafftown 7040
NC Pikeville 7863
NC Pilot Mountain 7041
NC Pine Hall 7042
NC Pine Level 7568
NC Pinebluff 8373
NC Pinehurst 8370,8374
NC Pineola 8662
NC Pinetops 7864
NC Pinetown 7865
NC Pineville 8134
NC Piney Creek 8663
NC Pink Hill 8572
NC Pinnacle 7043
NC Pisgah Forest 8768
NC Pittsboro 7312
NC Pleasant Garden 7313
NC Pleasant Hill 7866
NC Plumtree 8664
NC Plymouth 7962
NC Point Harbor 7964
NC Polkton 8135
NC Polkville 8136
NC Pollocksville 8573
NC Pope Army Airfield 8308
NC Poplar Branch 7965
NC Potecasi 7867
NC Powells Point 7966
NC Powellsville 7967
NC Princeton 7569
NC Proctorville 8375
NC Prospect Hill 7314
NC Providence 7315
NC Purlear 8665
NC Raeford 8376
NC Raleigh 7601-7617,7619-7629,7634-7636,7640,7650,7656,7658,7661,7668,7675-7676,7690,7695,7697-7699
NC Ramseur 7316
NC Randleman 7317
NC Red Oak 7868
NC Red Springs 8377
NC Reidsville 7320,7323
NC Rex 8378
NC Rhodhiss 8667
NC Rich Square 7869
NC Richfield 8137
NC Richlands 8574
NC Ridgecrest 8770
NC Ridgeway 7570
NC Riegelwood 8456
NC Roanoke Rapids 7870
NC Roaring Gap 8668
NC Roaring River 8669
NC Robbins 7325
NC Robbinsville 8771
NC Robersonville 7871
NC Rockingham 8379-8380
NC Rockwell 8138
NC Rocky Mount 7801-7804,7815
NC Rocky Point 8457
NC Rodanthe 7968
NC Roduco 7969
NC Rolesville 7571
NC Ronda 8670
NC Roper 7970
NC Rose Hill 8458
NC Roseboro 8382
NC Rosman 8772
NC Rougemont 7572
NC Rowland 8383
NC Roxboro 7573-7574
NC Roxobel 7872
NC Ruffin 7326
NC Rural Hall 7045,7094,7098-7099
NC Rutherford College 8671
NC Rutherfordton 8139
NC Saint Pauls 8384
NC Salemburg 8385
NC Salisbury 8144-8147
NC Salter Path 8575
NC Saluda 8773
NC Salvo 7972
NC Sandy Ridge 7046
NC Sanford 7330-7332
NC Sapphire 8774
NC Saratoga 7873
NC Saxapahaw 7340
NC Scaly Mountain 8775
NC Scotland Neck 7874
NC Scotts 8699
NC Scottville 8672
NC Scranton 7875
NC Seaboard 7876
NC Seagrove 7341
NC Sealevel 8577
NC Sedalia 7342
NC Selma 7576
NC Semora 7343
NC Seven Springs 8578
NC Severn 7877
NC Shallotte 8459,8470
NC Shannon 8386
NC Sharpsburg 7878
NC Shawboro 7973
NC Shelby 8150-8152
NC Sherrills Ford 8673
NC Shiloh 7974
NC Siler City 7344
NC Siloam 7047
NC Simpson 7879
NC Sims 7880
NC Skyland 8776
NC Smithfield 7577
NC Smyrna 8579
NC Sneads Ferry 8460
NC Snow Camp 7349
NC Snow Hill 8580
NC Sophia 7350
NC South Mills 7976
NC Southern Pines 8387-8388
NC Southmont 7351
NC Southport 8461
NC Sparta 8675
NC Speed 7881
NC Spencer 8159
NC Spindale 8160
NC Spring Hope 7882
NC Spring Lake 8390
NC Spruce Pine 8777
NC Stacy 8581
NC Staley 7355
NC Stanfield 8163
NC Stanley 8164
NC Stantonsburg 7883
NC Star 7356
NC State Road 8676
NC Statesville 8625,8677,8687
NC Stedman 8391
NC Stella 8582
NC Stem 7581
NC Stokes 7884
NC Stokesdale 7357
NC Stoneville 7048
NC Stonewall 8583
NC Stony Point 8678
NC Stovall 7582
NC Stumpy Point 7978
NC Sugar Grove 8679
NC Summerfield 7358
NC Sunbury 7979
NC Sunset Beach 8468
NC Supply 8462
NC Swannanoa 8778
NC Swanquarter 7885
NC Swansboro 8584
NC Swepsonville 7359
NC Sylva 8779
NC Tabor City 8463
NC Tar Heel 8392
NC Tarawa Terrace 8543
NC Tarboro 7886
NC Taylorsville 8681
NC Teachey 8464
NC Terrell 8682
NC Thomasville 7360-7361
NC Thurmond 8683
NC Tillery 7887
NC Timberlake 7583
NC Toast 7049
NC Tobaccoville 7050
NC Todd 8684
NC Topton 8781
NC Townsville 7584
NC Traphill 8685
NC Trenton 8585
NC Trinity 7370
NC Troutman 8166
NC Troy 7371
NC Tryon 8782
NC Tuckasegee 8783
NC Turkey 8393
NC Turnersburg 8688
NC Tuxedo 8784
NC Tyner 7980
NC Union Grove 8689
NC Union Mills 8167
NC Valdese 8690
NC Vale 8168
NC Valle Crucis 8691
NC Vanceboro 8586
NC Vandemere 8587
NC Vass 8394
NC Vaughan 7586
NC Vilas 8692
NC Waco 8169
NC Wade 8395
NC Wadesboro 8170
NC Wagram 8396
NC Wake Forest 7587-7588
NC Walkertown 7051
NC Wallace 8466
NC Wallburg 7373
NC Walnut Cove 7052
NC Walstonburg 7888
NC Wanchese 7981
NC Warne 8909
NC Warrensville 8693
NC Warrenton 7589
NC Warsaw 8398
NC Washington 7889
NC Waves 7982
NC Waxhaw 8173
NC Waynesville 8785-8786
NC Weaverville 8787
NC Webster 8788
NC Welcome 7374
NC Weldon 7890
NC Wendell 7591
NC Wentworth 7375
NC West End 7376
NC West Jefferson 8694
NC Westfield 7053
NC Whitakers 7891
NC White Oak 8399
NC White Plains 7031
NC Whiteville 8472
NC Whitsett 7377
NC Whittier 8789
NC Wilkesboro 8697
NC Willard 8478
NC Williamston 7892
NC Williston 8589
NC Willow Spring 7592
NC Wilmington 8401-8412
NC Wilson 7893-7896
NC Wilsons Mills 7593
NC Windsor 7983
NC Winfall 7985
NC Wingate 8174
NC Winnabow 8479
NC Winston-Salem 7101-7111,7113-7117,7120,7127,7130,7150,7152,7155,7157,7198-7199
NC Winterville 8590
NC Winton 7986
NC Wise 7594
NC Woodland 7897
NC Woodleaf 7054
NC Wrightsville Beach 8480
NC Yadkinville 7055
NC Yanceyville 7379
NC Youngsville 7596
NC Zebulon 7597
NC Zionville 8698
NC Zirconia 8790
SC Abbeville 9620
SC Adams Run 9426
SC Aiken 9801-9805,9808
SC Alcolu 9001
SC Allendale 9810
SC Anderson 9621-9626
SC Andrews 9510
SC Arcadia 9320
SC Awendaw 9429
SC Aynor 9511
SC Ballentine 9002
SC Bamberg 9003
SC Barnwell 9812
SC Batesburg 9006
SC Bath 9816
SC Beaufort 9901-9904,9906-9907
SC Beech Island 9842
SC Belton 9627
SC Bennettsville 9512
SC Bethune 9009
SC Bishopville 9010
SC Blacksburg 9702
SC Blackstock 9014
SC Blackville 9817
SC Blair 9015
SC Blenheim 9516
SC Bluffton 9910
SC Blythewood 9016
SC Boiling Springs 9316
SC Bonneau 9431
SC Bowling Green 9703
SC Bowman 9018
SC Bradley 9819
SC Branchville 9432
SC Brunson 9911
SC Buffalo 9321
SC Cades 9518
SC Calhoun Falls 9628
SC Camden 9020-9021
SC Cameron 9030
SC Campobello 9322
SC Canadys 9433
SC Carlisle 9031
SC Cassatt 9032
SC Catawba 9704
SC Cayce 9033
SC Centenary 9519
SC Central 9630
SC Chapin 9036
SC Chappells 9037
SC Charleston 9401-9403,9406-9407,9409,9412-9414,9416-9417,9422-9425,9492
SC Charleston Afb 9404
SC Cheraw 9520
SC Chesnee 9323
SC Chester 9706
SC Chesterfield 9709
SC Clarks Hill 9821
SC Clearwater 9822
SC Clemson 9631-9634
SC Cleveland 9635
SC Clifton 9324
SC Clinton 9325
SC Clio 9525
SC Clover 9710
SC Columbia 9201-9212,9214-9230,9240,9250,9260,9290,9292
SC Conestee 9636
SC Converse 9329
SC Conway 9526-9528
SC Coosawhatchie 9912
SC Cope 9038
SC Cordesville 9434
SC Cordova 9039
SC Cottageville 9435
SC Coward 9530
SC Cowpens 9330
SC Crocketville 9913
SC Cross 9436
SC Cross Anchor 9331
SC Cross Hill 9332
SC Dale 9914
SC Dalzell 9040
SC Darlington 9532,9540
SC Daufuskie Island 9915
SC Davis Station 9041
SC Denmark 9042
SC Dillon 9536
SC Donalds 9638
SC Dorchester 9437
SC Drayton 9333
SC Due West 9639
SC Duncan 9334
SC Early Branch 9916
SC Easley 9640-9642
SC Eastover 9044
SC Edgefield 9824
SC Edgemoor 9712
SC Edisto Island 9438
SC Effingham 9541
SC Ehrhardt 9081
SC Elgin 9045
SC Elko 9826
SC Elliott 9046
SC Elloree 9047
SC Enoree 9335
SC Estill 9918
SC Eutawville 9048
SC Fair Play 9643
SC Fairfax 9827
SC Fairforest 9336
SC Fingerville 9338
SC Florence 9501-9506
SC Folly Beach 9439
SC Fork 9543
SC Fort Lawn 9714
SC Fort Mill 9707-9708,9715-9716
SC Fountain Inn 9644
SC Furman 9921
SC Gable 9051
SC Gadsden 9052
SC Gaffney 9340-9342
SC Galivants Ferry 9544
SC Garnett 9922
SC Gaston 9053
SC Georgetown 9440,9442
SC Gifford 9923
SC Gilbert 9054
SC Glendale 9346
SC Gloverville 9828
SC Goose Creek 9445
SC Gramling 9348
SC Graniteville 9829
SC Gray Court 9645
SC Great Falls 9055
SC Greeleyville 9056
SC Green Pond 9446
SC Green Sea 9545
SC Greenville 9601-9617
SC Greenwood 9646-9649
SC Greer 9650-9652
SC Gresham 9546
SC Grover 9447
SC Hamer 9547
SC Hampton 9924
SC Hanahan 9410
SC Hardeeville 9927
SC Harleyville 9448
SC Hartsville 9550-9551
SC Heath Springs 9058
SC Hemingway 9554
SC Hickory Grove 9717
SC Hilda 9813
SC Hilton Head Island 9925-9926,9928,9938
SC Hodges 9653,9695
SC Holly Hill 9059
SC Hollywood 9449
SC Honea Path 9654
SC Hopkins 9061
SC Horatio 9062
SC Huger 9450
SC Inman 9349
SC Irmo 9063
SC Islandton 9929
SC Isle Of Palms 9451
SC Iva 9655
SC Jackson 9831
SC Jacksonboro 9452
SC Jamestown 9453
SC Jefferson 9718
SC Jenkinsville 9065
SC Joanna 9351
SC Johns Island 9455,9457
SC Johnsonville 9555
SC Johnston 9832
SC Jonesville 9353,9395
SC Kershaw 9067
SC Kinards 9355
SC Kingstree 9556
SC La France 9656
SC Ladson 9456
SC Lake City 9560
SC Lake View 9563
SC Lamar 9069
SC Lancaster 9720-9722
SC Lando 9724
SC Landrum 9356
SC Lane 9564
SC Langley 9834
SC Latta 9565
SC Laurens 9360
SC Leesville 9070
SC Lexington 9071-9073
SC Liberty 9657
SC Liberty Hill 9074
SC Little Mountain 9075
SC Little River 9566
SC Little Rock 9567
SC Lobeco 9931
SC Lockhart 9364
SC Lodge 9082
SC Long Creek 9658
SC Longs 9568
SC Loris 9569
SC Lowndesville 9659
SC Lugoff 9078
SC Luray 9932
SC Lydia 9079
SC Lyman 9365
SC Lynchburg 9080
SC Manning 9102
SC Marietta 9661
SC Marion 9571
SC Martin 9836
SC Mauldin 9662
SC Mayesville 9104
SC Mayo 9368
SC Mc Bee 9101
SC Mc Clellanville 9458
SC Mc Coll 9570
SC Mc Connells 9726
SC Mc Cormick 9835,9899
SC Miley 9933
SC Modoc 9838
SC Moncks Corner 9461
SC Monetta 9105
SC Montmorenci 9839
SC Moore 9369
SC Mount Carmel 9840
SC Mount Croghan 9727
SC Mount Pleasant 9464-9466
SC Mountain Rest 9664
SC Mountville 9370
SC Mullins 9574
SC Murrells Inlet 9576
SC Myrtle Beach 9572,9575,9577-9579,9587-9588
SC Neeses 9107
SC Nesmith 9580
SC New Ellenton 9809
SC New Zion 9111
SC Newberry 9108
SC Newry 9665
SC Nichols 9581
SC Ninety Six 9666
SC Norris 9667
SC North 9112
SC North Augusta 9841,9860-9861
SC North Charleston 9405,9415,9418-9420
SC North Myrtle Beach 9582,9597-9598
SC Norway 9113
SC Okatie 9909
SC Olanta 9114
SC Olar 9843
SC Orangeburg 9115-9118
SC Pacolet 9372
SC Pacolet Mills 9373
SC Pageland 9728
SC Pamplico 9583
SC Parksville 9844
SC Parris Island 9905
SC Patrick 9584
SC Pauline 9374
SC Pawleys Island 9585
SC Peak 9122
SC Pelion 9123
SC Pelzer 9669
SC Pendleton 9670
SC Pickens 9671
SC Piedmont 9673
SC Pineland 9934
SC Pineville 9468
SC Pinewood 9125
SC Pinopolis 9469
SC Plum Branch 9845
SC Pomaria 9126
SC Port Royal 9935
SC Prosperity 9127
SC Rains 9589
SC Ravenel 9470
SC Reevesville 9471
SC Reidville 9375
SC Rembert 9128
SC Richburg 9729
SC Richland 9675
SC Ridge Spring 9129
SC Ridgeland 9936
SC Ridgeville 9472
SC Ridgeway 9130
SC Rion 9132
SC Rock Hill 9730-9734
SC Roebuck 9376
SC Round O 9474
SC Rowesville 9133
SC Ruby 9741
SC Ruffin 9475
SC Russellville 9476
SC Saint George 9477
SC Saint Helena Island 9920
SC Saint Matthews 9135
SC Saint Stephen 9479
SC Salem 9676
SC Salley 9137
SC Salters 9590
SC Saluda 9138
SC Sandy Springs 9677
SC Santee 9142
SC Sardinia 9143
SC Scotia 9939
SC Scranton 9591
SC Seabrook 9940
SC Sellers 9592
SC Seneca 9672,9678-9679
SC Sharon 9742
SC Shaw Afb 9152
SC Sheldon 9941
SC Silverstreet 9145
SC Simpsonville 9680-9681
SC Six Mile 9682
SC Slater 9683
SC Smoaks 9481
SC Smyrna 9743
SC Society Hill 9593
SC Spartanburg 9301-9307,9319
SC Springfield 9146
SC Starr 9684
SC Startex 9377
SC State Park 9147
SC Sullivans Island 9482
SC Summerton 9148
SC Summerville 9483-9486
SC Sumter 9150-9151,9153-9154
SC Sunset 9685
SC Swansea 9160
SC Sycamore 9846
SC Tamassee 9686
SC Tatum 9594
SC Taylors 9687
SC Tigerville 9688
SC Tillman 9943
SC Timmonsville 9161
SC Townville 9689
SC Travelers Rest 9690
SC Trenton 9847
SC Troy 9848
SC Turbeville 9162
SC Ulmer 9849
SC Una 9378
SC Union 9379
SC Van Wyck 9744
SC Vance 9163
SC Varnville 9944
SC Vaucluse 9850
SC Wadmalaw Island 9487
SC Wagener 9164
SC Walhalla 9691
SC Wallace 9596
SC Walterboro 9488
SC Ward 9166
SC Ware Shoals 9692
SC Warrenville 9851
SC Waterloo 9384
SC Wedgefield 9168
SC Wellford 9385
SC West Columbia 9169-9172
SC West Union 9696
SC Westminster 9693
SC Westville 9175
SC White Rock 9177
SC White Stone 9386
SC Whitmire 9178
SC Williams 9493
SC Williamston 9697
SC Williston 9853
SC Windsor 9856
SC Winnsboro 9180
SC Woodruff 9388
SC Yemassee 9945
SC York 9745
VA Abingdon 4210-4212
VA Accomac 3301
VA Achilles 3001
VA Afton 2920
VA Alberta 3821
VA Aldie 0105
VA Alexandria 2301-2315,2320,2331-2334,2350
VA Altavista 4517
VA Alton 4520
VA Amelia Court House 3002
VA Amherst 4521
VA Amissville 0106
VA Ammon 3822
VA Amonate 4601
VA Andover 4215
VA Annandale 2003
VA Appalachia 4216
VA Appomattox 4522
VA Ararat 4053
VA Ark 3003
VA Arlington 2201-2207,2209-2210,2212-2217,2219,2225-2227,2230,2240-2246
VA Aroda 2709
VA Arrington 2922
VA Arvonia 3004
VA Ashburn 0146-0149
VA Ashland 3005
VA Assawoman 3302
VA Atkins 4311
VA Atlantic 3303
VA Augusta Springs 4411
VA Austinville 4312
VA Axton 4054
VA Aylett 3009
VA Bacova 4412
VA Banco 2711
VA Bandy 4602
VA Barboursville 2923
VA Barhamsville 3011
VA Barren Springs 4313
VA Baskerville 3915
VA Bassett 4055
VA Bastian 4314
VA Basye 2810
VA Batesville 2924
VA Battery Park 3304
VA Bealeton 2712
VA Beaumont 3014
VA Beaverdam 3015
VA Bedford 4523
VA Bee 4217
VA Belle Haven 3306
VA Belspring 4058
VA Ben Hur 4218
VA Bena 3018
VA Bent Mountain 4059
VA Bentonville 2610
VA Bergton 2811
VA Berryville 2611
VA Big Island 4526
VA Big Rock 4603
VA Big Stone Gap 4219
VA Birchleaf 4220
VA Birdsnest 3307
VA Bishop 4604
VA Blacksburg 4060-4063
VA Blackstone 3824
VA Blackwater 4221
VA Blairs 4527
VA Bland 4315
VA Bloxom 3308
VA Blue Grass 4413
VA Blue Ridge 4064
VA Bluefield 4605
VA Bluemont 0135
VA Bohannon 3021
VA Boissevain 4606
VA Boones Mill 4065
VA Boston 2713
VA Bowling Green 2427-2428
VA Boyce 2620
VA Boydton 3917
VA Boykins 3827
VA Bracey 3919
VA Branchville 3828
VA Brandy Station 2714
VA Breaks 4607
VA Bremo Bluff 3022
VA Bridgewater 2812
VA Brightwood 2715
VA Bristol 4201-4203,4205,4209
VA Bristow 0136
VA Broad Run 0137
VA Broadford 4316
VA Broadway 2815
VA Brodnax 3920
VA Brooke 2430
VA Brookneal 4528
VA Brownsburg 4415
VA Brucetown 2622
VA Bruington 3023
VA Buchanan 4066
VA Buckingham 3921
VA Buena Vista 4416
VA Buffalo Junction 4529
VA Bumpass 3024
VA Burgess 2432
VA Burke 2009,2015
VA Burkes Garden 4608
VA Burkeville 3922
VA Burr Hill 2433
VA Callands 4530
VA Callao 2435
VA Callaway 4067
VA Calverton 0138
VA Cana 4317
VA Cape Charles 3310
VA Capeville 3313
VA Capron 3829
VA Cardinal 3025
VA Caret 2436
VA Carrollton 3314
VA Carrsville 3315
VA Carson 3830
VA Cartersville 3027
VA Casanova 0139
VA Cascade 4069
VA Castleton 2716
VA Castlewood 4224
VA Catawba 4070
VA Catharpin 0143
VA Catlett 0119
VA Cedar Bluff 4609
VA Center Cross 2437
VA Centreville 0120-0122
VA Ceres 4318
VA Champlain 2438
VA Chantilly 0151-0153
VA Charles City 3030
VA Charlotte Court House 3923
VA Charlottesville 2901-2911
VA Chase City 3924
VA Chatham 4531
VA Check 4072
VA Cheriton 3316
VA Chesapeake 3320-3328
VA Chester 3831,3836
VA Chester Gap 2623
VA Chesterfield 3832,3838
VA Chilhowie 4319
VA Chincoteague Island 3336
VA Christchurch 3031
VA Christiansburg 4068,4073
VA Church Road 3833
VA Church View 3032
VA Churchville 4421
VA Claremont 3899
VA Clarksville 3927
VA Claudville 4076
VA Clear Brook 2624
VA Cleveland 4225
VA Clifford 4533
VA Clifton 0124
VA Clifton Forge 4422
VA Clinchco 4226
VA Clintwood 4228
VA Clover 4534
VA Cloverdale 4077
VA Cluster Springs 4535
VA Cobbs Creek 3035
VA Coeburn 4230
VA Coleman Falls 4536
VA Coles Point 2442
VA Collinsville 4078
VA Colonial Beach 2443
VA Colonial Heights 3834
VA Columbia 3038
VA Concord 4538
VA Copper Hill 4079
VA Corbin 2446
VA Courtland 3837
VA Covesville 2931
VA Covington 4426
VA Craddockville 3341
VA Craigsville 4430
VA Crewe 3930
VA Criders 2820
VA Crimora 4431
VA Cripple Creek 4322
VA Critz 4082
VA Crockett 4323
VA Cross Junction 2625
VA Crozet 2932
VA Crozier 3039
VA Crystal Hill 4539
VA Cullen 3934
VA Culpeper 2701
VA Cumberland 3040
VA Dahlgren 2448
VA Daleville 4083
VA Damascus 4236
VA Dante 4237
VA Danville 4540-4541,4543
VA Davenport 4239
VA Davis Wharf 3345
VA Dayton 2821
VA Deerfield 4432
VA Delaplane 0144
VA Deltaville 3043
VA Dendron 3839
VA Dewitt 3840
VA Dhs 0598
VA Diggs 3045
VA Dillwyn 3936
VA Dinwiddie 3841
VA Disputanta 3842
VA Doe Hill 4433
VA Dogue 2451
VA Dolphin 3843
VA Doran 4612
VA Doswell 3047
VA Drakes Branch 3937
VA Draper 4324
VA Drewryville 3844
VA Dry Fork 4549
VA Dryden 4243
VA Dublin 4084
VA Duffield 4244
VA Dugspur 4325
VA Dulles 0101-0104,0189
VA Dumfries 2025-2026
VA Dundas 3938
VA Dungannon 4245
VA Dunn Loring 2027
VA Dunnsville 2454
VA Dutton 3050
VA Dyke 2935
VA Eagle Rock 4085
VA Earlysville 2936
VA East Stone Gap 4246
VA Eastville 3347
VA Ebony 3845
VA Edinburg 2824
VA Edwardsville 2456
VA Eggleston 4086
VA Elberon 3846
VA Elk Creek 4326
VA Elkton 2827
VA Elkwood 2718
VA Elliston 4087
VA Emory 4327
VA Emporia 3847
VA Esmont 2937
VA Etlan 2719
VA Evergreen 3939
VA Evington 4550
VA Ewing 4248
VA Exmore 3350
VA Faber 2938
VA Fairfax 2030-2038
VA Fairfax Station 2039
VA Fairfield 4435
VA Falls Church 2040-2044,2046
VA Falls Mills 4613
VA Fancy Gap 4328
VA Farmville 3901,3909
VA Farnham 2460
VA Ferrum 4088
VA Fieldale 4089
VA Fincastle 4090
VA Fishers Hill 2626
VA Fishersville 2939
VA Flint Hill 2627
VA Floyd 4091
VA Ford 3850
VA Forest 4551
VA Fork Union 3055
VA Fort Belvoir 2060
VA Fort Blackmore 4250
VA Fort Defiance 4437
VA Fort Eustis 3604
VA Fort Lee 3801
VA Fort Mitchell 3941
VA Fort Monroe 3651
VA Fort Myer 2211
VA Fort Valley 2652
VA Foster 3056
VA Franklin 3851
VA Franktown 3354
VA Fredericksburg 2401-2408,2412
VA Free Union 2940
VA Freeman 3856
VA Fries 4330
VA Front Royal 2630
VA Fulks Run 2830
VA Gainesville 0155-0156
VA Galax 4333
VA Garrisonville 2463
VA Gasburg 3857
VA Gate City 4251
VA Glade Hill 4092
VA Glade Spring 4340
VA Gladstone 4553
VA Gladys 4554
VA Glasgow 4555
VA Glen Allen 3058-3060
VA Glen Lyn 4093
VA Glen Wilton 4438
VA Gloucester 3061
VA Gloucester Point 3062
VA Goldvein 2720
VA Goochland 3063
VA Goode 4556
VA Goodview 4095
VA Gordonsville 2942
VA Gore 2637
VA Goshen 4439
VA Great Falls 2066
VA Green Bay 3942
VA Greenbackville 3356
VA Greenbush 3357
VA Greenville 4440
VA Greenway 2067
VA Greenwood 2943
VA Gretna 4557
VA Grimstead 3064
VA Grottoes 4441
VA Grundy 4614
VA Gum Spring 3065
VA Gwynn 3066
VA Hacksneck 3358
VA Hadensville 3067
VA Hague 2469
VA Halifax 4558
VA Hallieford 3068
VA Hallwood 3359
VA Hamilton 0158-0159
VA Hampden Sydney 3943
VA Hampton 3630,3661,3663-3670,3681
VA Hanover 3069
VA Harborton 3389
VA Hardy 4101
VA Hardyville 3070
VA Harrisonburg 2801-2803,2807
VA Hartfield 3071
VA Hartwood 2471
VA Hayes 3072
VA Haymarket 0168-0169
VA Haynesville 2472
VA Haysi 4256
VA Haywood 2722
VA Head Waters 4442
VA Heathsville 2473
VA Henrico 3075,3228-3229,3231,3233,3238,3242,3255,3273,3288,3294
VA Henry 4102
VA Herndon 0170-0172,0192,2095
VA Hillsville 4343
VA Hiltons 4258
VA Hinton 2831
VA Hiwassee 4347
VA Honaker 4260
VA Hood 2723
VA Hopewell 3860
VA Horntown 3395
VA Horsepen 4619
VA Hot Springs 4445
VA Howardsville 4562
VA Huddleston 4104
VA Hudgins 3076
VA Hume 2639
VA Huntly 2640
VA Hurley 4620
VA Hurt 4563
VA Hustle 2476
VA Independence 4348
VA Indian Valley 4105
VA Iron Gate 4448
VA Irvington 2480
VA Isle Of Wight 3397
VA Ivanhoe 4350
VA Ivor 3866
VA Ivy 2945
VA Jamaica 3079
VA Jamestown 3081
VA Jamesville 3398
VA Jarratt 3867,3870
VA Java 4565
VA Jeffersonton 2724
VA Jenkins Bridge 3399
VA Jersey 2481
VA Jetersville 3083
VA Jewell Ridge 4622
VA Jonesville 4263
VA Keeling 4566
VA Keen Mountain 4624
VA Keene 2946
VA Keezletown 2832
VA Keller 3401
VA Kenbridge 3944
VA Kents Store 3084
VA Keokee 4265
VA Keswick 2947
VA Keysville 3947
VA Kilmarnock 2482
VA King And Queen Court House 3085
VA King George 2485
VA King William 3086
VA Kinsale 2488
VA La Crosse 3950
VA Lacey Spring 2833
VA Lackey 3694
VA Ladysmith 2501
VA Lambsburg 4351
VA Lancaster 2503
VA Laneview 2504
VA Lanexa 3089
VA Laurel Fork 4352
VA Lawrenceville 3868
VA Lebanon 4266
VA Leesburg 0175-0178
VA Leon 2725
VA Lexington 4450
VA Lightfoot 3090
VA Lignum 2726
VA Lincoln 0160
VA Linden 2642
VA Linville 2834
VA Little Plymouth 3091
VA Lively 2507
VA Locust Dale 2948
VA Locust Grove 2508
VA Locust Hill 3092
VA Locustville 3404
VA Long Island 4569
VA Loretto 2509
VA Lorton 2079,2199
VA Lottsburg 2511
VA Louisa 3093
VA Lovettsville 0180
VA Lovingston 2949
VA Low Moor 4457
VA Lowry 4570
VA Lunenburg 3952
VA Luray 2835
VA Lynch Station 4571
VA Lynchburg 4501-4506,4513-4515
VA Lyndhurst 2952
VA Machipongo 3405
VA Madison 2727
VA Madison Heights 4572
VA Maidens 3102
VA Manakin Sabot 3103
VA Manassas 0108-0113
VA Mannboro 3105
VA Manquin 3106
VA Mappsville 3407
VA Marion 4354
VA Marionville 3408
VA Markham 2643
VA Marshall 0115-0116
VA Martinsville 4112-4115
VA Maryus 3107
VA Mascot 3108
VA Mathews 3109
VA Mattaponi 3110
VA Maurertown 2644
VA Mavisdale 4627
VA Max Meadows 4360
VA Maxie 4628
VA Mc Clure 4269
VA Mc Coy 4111
VA Mc Dowell 4458
VA Mc Gaheysville 2840
VA Mc Kenney 3872
VA Mc Lean 2101-2102,2106-2109
VA Meadows Of Dan 4120
VA Meadowview 4361
VA Mears 3409
VA Mechanicsville 3111,3116
VA Meherrin 3954
VA Melfa 3410
VA Mendota 4270
VA Meredithville 3873
VA Merrifield 2081-2082,2116,2118-2119
VA Merry Point 2513
VA Middlebrook 4459
VA Middleburg 0117-0118
VA Middletown 2645,2649
VA Midland 2728
VA Midlothian 3112-3114
VA Milford 2514
VA Millboro 4460
VA Millers Tavern 3115
VA Millwood 2646
VA Mineral 3117
VA Mint Spring 4463
VA Mitchells 2729
VA Modest Town 3412
VA Mollusk 2517
VA Moneta 4121
VA Monroe 4574
VA Montebello 4464
VA Monterey 4465
VA Montpelier 3192
VA Montpelier Station 2957
VA Montross 2520
VA Montvale 4122
VA Moon 3119
VA Morattico 2523
VA Moseley 3120
VA Mount Crawford 2841
VA Mount Holly 2524
VA Mount Jackson 2842
VA Mount Sidney 4467
VA Mount Solon 2843
VA Mount Vernon 2121
VA Mouth Of Wilson 4363
VA Mustoe 4468
VA Narrows 4124
VA Naruna 4576
VA Nassawadox 3413
VA Nathalie 4577
VA Natural Bridge 4578
VA Natural Bridge Station 4579
VA Nellysford 2958
VA Nelson 4580
VA Nelsonia 3414
VA New Canton 3123
VA New Castle 4127
VA New Church 3415
VA New Hope 4469
VA New Kent 3124
VA New Market 2844
VA New Point 3125
VA New River 4129
VA Newbern 4126
VA Newington 2122
VA Newport 4128
VA Newport News 3601-3603,3605-3609,3612,3628
VA Newsoms 3874
VA Newtown 3126
VA Nickelsville 4271
VA Ninde 2526
VA Nokesville 0181-0182
VA Nora 4272
VA Norfolk 3501-3511,3513-3515,3517-3519,3523,3529,3541,3551
VA Norge 3127
VA North 3128
VA North Garden 2959
VA North Tazewell 4630
VA Norton 4273
VA Norwood 4581
VA Nottoway 3955
VA Nuttsville 2528
VA Oak Hall 3396,3416
VA Oakpark 2730
VA Oakton 2124
VA Oakwood 4631
VA Occoquan 2125
VA Oilville 3129
VA Oldhams 2529
VA Onancock 3417
VA Onemo 3130
VA Onley 3418
VA Ophelia 2530
VA Orange 2960
VA Ordinary 3131
VA Oriskany 4130
VA Orkney Springs 2845
VA Orlean 0128
VA Oyster 3419
VA Paeonian Springs 0129
VA Paint Bank 4131
VA Painter 3420
VA Palmyra 2963
VA Pamplin 3958
VA Paris 0130
VA Parksley 3421
VA Parrott 4132
VA Partlow 2534
VA Patrick Springs 4133
VA Pearisburg 4134
VA Pembroke 4136
VA Penhook 4137
VA Penn Laird 2846
VA Pennington Gap 4277
VA Petersburg 3803-3805
VA Phenix 3959
VA Philomont 0131
VA Pilgrims Knob 4634
VA Pilot 4138
VA Piney River 2964
VA Pittsville 4139
VA Pleasant Valley 2848
VA Pocahontas 4635
VA Poquoson 3662
VA Port Haywood 3138
VA Port Republic 4471
VA Port Royal 2535
VA Portsmouth 3701-3705,3707-3709
VA Pound 4279
VA Pounding Mill 4637
VA Powhatan 3139
VA Pratts 2731
VA Prince George 3875
VA Prospect 3960
VA Providence Forge 3140
VA Pulaski 4301
VA Pungoteague 3422
VA Purcellville 0132,0134
VA Quantico 2134-2135
VA Quicksburg 2847
VA Quinby 3423
VA Quinque 2965
VA Quinton 3141
VA Radford 4141-4143
VA Radiant 2732
VA Randolph 3962
VA Raphine 4472
VA Rapidan 2733
VA Rappahannock Academy 2538
VA Raven 4639
VA Rawlings 3876
VA Rectortown 0140
VA Red Ash 4640
VA Red House 3963
VA Red Oak 3964
VA Redwood 4146
VA Reedville 2539
VA Remington 2734
VA Rescue 3424
VA Reston 0190-0191,0194-0196,2096
VA Reva 2735
VA Rhoadesville 2542
VA Rice 3966
VA Rich Creek 4147
VA Richardsville 2736
VA Richlands 4641
VA Richmond 3173,3218-3227,3230,3232,3234-3237,3241,3249-3250,3260-3261,3269,3274,3276,3278-3279,3282,3284-3286
VA Richmond 3289-3293,3295,3297-3298
VA Ridgeway 4148
VA Rileyville 2650
VA Riner 4149
VA Ringgold 4586
VA Ripplemead 4150
VA Rixeyville 2737
VA Roanoke 4001-4020,4022-4038,4040,4042-4043,4050
VA Rochelle 2738
VA Rockbridge Baths 4473
VA Rockville 3146
VA Rocky Gap 4366
VA Rocky Mount 4151
VA Rollins Fork 2544
VA Rose Hill 4281
VA Rosedale 4280
VA Roseland 2967
VA Round Hill 0141-0142
VA Rowe 4646
VA Ruby 2545
VA Ruckersville 2968
VA Rural Retreat 4368
VA Rustburg 4588
VA Ruther Glen 2546
VA Ruthville 3147
VA Saint Charles 4282
VA Saint Paul 4283
VA Saint Stephens Church 3148
VA Salem 4153,4155,4157
VA Saltville 4370
VA Saluda 3149
VA Sandston 3150
VA Sandy Hook 3153
VA Sandy Level 4161
VA Sandy Point 2577
VA Sanford 3426
VA Saxe 3967
VA Saxis 3427
VA Schley 3154
VA Schuyler 2969
VA Scottsburg 4589
VA Scottsville 4590
VA Seaford 3696
VA Sealston 2547
VA Seaview 3429
VA Sedley 3878
VA Selma 4474
VA Severn 3155
VA Shacklefords 3156
VA Sharps 2548
VA Shawsville 4162
VA Shenandoah 2849
VA Shipman 2971
VA Shortt Gap 4647
VA Singers Glen 2850
VA Skippers 3879
VA Skipwith 3968
VA Smithfield 3430-3431
VA Somerset 2972
VA Somerville 2739
VA South Boston 4592
VA South Hill 3970
VA Sparta 2552
VA Speedwell 4374
VA Spencer 4165
VA Sperryville 2740
VA Spotsylvania 2551,2553
VA Spout Spring 4593
VA Spring Grove 3881
VA Springfield 2150-2153,2156,2158-2161
VA Stafford 2554-2556
VA Staffordsville 4167
VA Stanardsville 2973
VA Stanley 2851
VA Stanleytown 4168
VA Star Tannery 2654
VA State Farm 3160
VA Staunton 4401-4402
VA Steeles Tavern 4476
VA Stephens City 2655
VA Stephenson 2656
VA Sterling 0163-0167
VA Stevensburg 2741
VA Stevensville 3161
VA Stony Creek 3882
VA Strasburg 2641,2657
VA Stratford 2558
VA Stuart 4171
VA Stuarts Draft 4477
VA Studley 3162
VA Suffolk 3432-3439
VA Sugar Grove 4375
VA Sumerduck 2742
VA Surry 3883
VA Susan 3163
VA Sussex 3884
VA Sutherland 3885
VA Sutherlin 4594
VA Sweet Briar 4595
VA Swoope 4479
VA Swords Creek 4649
VA Syria 2743
VA Tangier 3440
VA Tannersville 4377
VA Tappahannock 2560
VA Tasley 3441
VA Tazewell 4651
VA Temperanceville 3442
VA Thaxton 4174
VA The Plains 0198
VA Thornburg 2565
VA Timberville 2853
VA Toano 3168
VA Toms Brook 2660
VA Topping 3169
VA Townsend 3443
VA Trevilians 3170
VA Triangle 2172
VA Troutdale 4378
VA Troutville 4175
VA Troy 2974
VA Tyro 2976
VA Union Hall 4176
VA Unionville 2567
VA Upperville 0184-0185
VA Urbanna 3175
VA Valentines 3887
VA Vansant 4656
VA Vernon Hill 4597
VA Verona 4482
VA Vesta 4177
VA Vesuvius 4483
VA Victoria 3974
VA Vienna 2180-2183,2185
VA Viewtown 2746
VA Village 2570
VA Villamont 4178
VA Vinton 4179
VA Virgilina 4598
VA Virginia Beach 3450-3467,3471,3479
VA Virginia State University 3806
VA Wachapreague 3480
VA Wake 3176
VA Wakefield 3888
VA Walkerton 3177
VA Wallops Island 3337
VA Wardtown 3482
VA Ware Neck 3178
VA Warfield 3889
VA Warm Springs 4484
VA Warrenton 0186-0188
VA Warsaw 2572
VA Washington 2747
VA Water View 3180
VA Waterford 0197
VA Wattsville 3483
VA Waverly 3890-3891
VA Waynesboro 2980
VA Weber City 4290
VA Weems 2576
VA West Augusta 4485
VA West McLean 2103
VA West Point 3181
VA Weyers Cave 4486
VA White Hall 2987
VA White Marsh 3183
VA White Plains 3893
VA White Post 2663
VA White Stone 2578
VA Whitetop 4292
VA Whitewood 4657
VA Wicomico 3184
VA Wicomico Church 2579
VA Williamsburg 3185-3188
VA Williamsville 4487
VA Willis 4380
VA Willis Wharf 3486
VA Wilsons 3894
VA Winchester 2601-2604
VA Windsor 3487
VA Wingina 4599
VA Wirtz 4184
VA Wise 4293
VA Withams 3488
VA Wolford 4658
VA Wolftown 2748
VA Woodberry Forest 2989
VA Woodbridge 2191-2195
VA Woodford 2580
VA Woodlawn 4381
VA Woods Cross Roads 3190
VA Woodstock 2664
VA Woodville 2749
VA Woolwine 4185
VA Wylliesburg 3976
VA Wytheville 4382
VA Yale 3897
VA Yorktown 3690-3693
VA Zacata 2581
VA Zuni 3898
WV Accoville 5606
WV Adrian 6210
WV Advent 5231
WV Albright 6519
WV Alderson 4910
WV Alkol 5501
WV Allen Junction 5810
WV Alloy 5002
WV Alma 6320
WV Alum Bridge 6321
WV Alum Creek 5003
WV Amherstdale 5607
WV Amigo 5811
WV Amma 5005
WV Anawalt 4808
WV Anmoore 6323
WV Ansted 5812
WV Apple Grove 5502
WV Arbovale 4915
WV Arnett 5007
WV Arnoldsburg 5234
WV Arthurdale 6520
WV Artie 5008
WV Asbury 4916
WV Ashford 5009
WV Ashton 5503
WV Athens 4712
WV Auburn 6325
WV Augusta 6704
WV Aurora 6705
WV Avondale 4811
WV Baisden 5608
WV Baker 6801
WV Bakerton 5410
WV Ballard 4918
WV Bancroft 5011
WV Barboursville 5504
WV Barrackville 6559
WV Bartley 4813
WV Bartow 4920
WV Baxter 6560
WV Bayard 6707
WV Beaver 5813
WV Beckley 5801-5802
WV Beech Bottom 6030
WV Beeson 4714
WV Belington 6250
WV Belle 5015
WV Belleville 6133
WV Belmont 6134
WV Belva 6656
WV Benwood 6031
WV Berea 6327
WV Bergoo 6298
WV Berkeley Springs 5411
WV Berwind 4815
WV Bethany 6032
WV Beverly 6253
WV Bickmore 5019
WV Big Bend 6136
WV Big Creek 5505
WV Big Run 6561
WV Big Sandy 4816
WV Big Springs 6137
WV Bim 5021
WV Birch River 6610
WV Blacksville 6521
WV Blair 5022
WV Bloomery 6817
WV Bloomingrose 5024
WV Blount 5025
WV Blue Creek 5026
WV Bluefield 4701
WV Bob White 5028
WV Bolt 5817
WV Bomont 5030
WV Boomer 5031
WV Borderland 5665
WV Bowden 6254
WV Bradley 5818
WV Bradshaw 4817
WV Bramwell 4715
WV Branchland 5506
WV Brandywine 6802
WV Breeden 5666
WV Brenton 4818
WV Bretz 6524
WV Bridgeport 6330
WV Brohard 6138
WV Bruceton Mills 6525
WV Bruno 5611
WV Buckeye 4924
WV Buckhannon 6201
WV Bud 4716
WV Buffalo 5033
WV Bunker Hill 5413
WV Burlington 6710
WV Burnsville 6335
WV Burton 6562
WV Cabin Creek 5035
WV Cabins 6855
WV Cairo 6337
WV Caldwell 4925
WV Calvin 6660
WV Camden 6338
WV Camden On Gauley 6208
WV Cameron 6033
WV Camp Creek 5820
WV Cannelton 5036
WV Canvas 6662
WV Capon Bridge 6711
WV Capon Springs 6823
WV Carolina 6563
WV Cass 4927
WV Cassville 6527
WV Cedar Grove 5039
WV Cedarville 6611
WV Center Point 6339
WV Ceredo 5507
WV Chapmanville 5508
WV Charles Town 5414
WV Charleston 5301-5302,5304-5306,5311-5315,5317,5320-5339,5350,5356-5358,5360-5362,5364-5365,5375,5387,5389,5392,5396
WV Charlton Heights 5040
WV Charmco 5958
WV Chattaroy 5667
WV Chauncey 5612
WV Chester 6034
WV Chloe 5235
WV Circleville 6804
WV Clarksburg 6301-6302,6306
WV Clay 5043
WV Clear Creek 5044
WV Clear Fork 4822
WV Clendenin 5045
WV Cleveland 6215
WV Clothier 5047
WV Coal City 5823
WV Coal Mountain 4823
WV Coalton 6257
WV Colcord 5048
WV Colfax 6566
WV Colliers 6035
WV Comfort 5049
WV Cool Ridge 5825
WV Copen 6615
WV Cora 5614
WV Corinne 5826
WV Costa 5051
WV Cottageville 5239
WV Covel 4719
WV Cowen 6206
WV Coxs Mills 6342
WV Crab Orchard 5827
WV Craigsville 6205
WV Crawford 6343
WV Crawley 4931
WV Creston 6141
WV Crum 5669
WV Cucumber 4826
WV Culloden 5510
WV Cyclone 4827
WV Dailey 6259
WV Dallas 6036
WV Danese 5831
WV Daniels 5832
WV Danville 5053
WV Davin 5617
WV Davis 6260
WV Davisville 6142
WV Davy 4828
WV Dawes 5054
WV Deep Water 5057
WV Delbarton 5670
WV Dellslow 6531
WV Delray 6714
WV Diana 6217
WV Dille 6617
WV Dingess 5671
WV Dixie 5059
WV Dorothy 5060
WV Dothan 5833
WV Drennen 6667
WV Dry Creek 5062
WV Drybranch 5061
WV Dryfork 6263
WV Duck 5063
WV Dunbar 5064
WV Dunlow 5511
WV Dunmore 4934
WV Durbin 6264
WV East Bank 5067
WV East Lynn 5512
WV Eccles 5836
WV Eckman 4829
WV Edgarton 5672
WV Edmond 5837
WV Eglon 6716
WV Elbert 4830
WV Eleanor 5070
WV Elizabeth 6143
WV Elk Garden 6717
WV Elkhorn 4831
WV Elkins 6241
WV Elkview 5071
WV Ellamore 6267
WV Ellenboro 6346
WV Enterprise 6568
WV Erbacon 6203
WV Eskdale 5075
WV Ethel 5076
WV Evans 5241
WV Exchange 6619
WV Fairdale 5839
WV Fairlea 4902
WV Fairmont 6554-6555
WV Fairview 6570
WV Falling Rock 5079
WV Falling Waters 5419
WV Fanrock 4834
WV Farmington 6571
WV Fayetteville 5840
WV Fenwick 6202
WV Fisher 6818
WV Flat Top 5841
WV Flatwoods 6621
WV Flemington 6347
WV Follansbee 6037
WV Folsom 6348
WV Forest Hill 4935
WV Fort Ashby 6719
WV Fort Gay 5514
WV Foster 5081
WV Four States 6572
WV Frametown 6623
WV Frankford 4938
WV Franklin 6807
WV Fraziers Bottom 5082
WV Freeman 4724
WV French Creek 6218
WV Frenchton 6219
WV Friendly 6146
WV Gallagher 5083
WV Gallipolis Ferry 5515
WV Galloway 6349
WV Gandeeville 5243
WV Gap Mills 4941
WV Gary 4836
WV Gassaway 6624
WV Gauley Bridge 5085
WV Gay 5244
WV Genoa 5517
WV Gerrardstown 5420
WV Ghent 5843
WV Gilbert 5621
WV Gilboa 6671
WV Given 5245
WV Glady 6268
WV Glasgow 5086
WV Glen 5088
WV Glen Dale 6038
WV Glen Daniel 5844
WV Glen Easton 6039
WV Glen Ferris 5090
WV Glen Fork 5845
WV Glen Jean 5846
WV Glen Rogers 5848
WV Glen White 5849
WV Glengary 5421
WV Glenville 6351
WV Glenwood 5520
WV Gordon 5093
WV Gormania 6720
WV Grafton 6354
WV Grant Town 6574
WV Grantsville 6147
WV Granville 6534
WV Grassy Meadows 4943
WV Great Cacapon 5422
WV Green Bank 4944
WV Green Spring 6722
WV Green Sulphur Springs 5966
WV Greenville 4945
WV Griffithsville 5521
WV Gypsy 6361
WV Hacker Valley 6222
WV Halltown 5423
WV Hambleton 6269
WV Hamlin 5523
WV Handley 5102
WV Hanover 4839
WV Hansford 5103
WV Harman 6270
WV Harper 5851
WV Harpers Ferry 5425
WV Harrisville 6362
WV Hartford 5247
WV Harts 5524
WV Haywood 6366
WV Heaters 6627
WV Hedgesville 5427
WV Helen 5853
WV Helvetia 6224
WV Henderson 5106
WV Hendricks 6271
WV Henlawson 5624
WV Hensley 4843
WV Hepzibah 6369
WV Herndon 4726
WV Hernshaw 5107
WV Hewett 5108
WV Hiawatha 4729
WV Hico 5854
WV High View 6808
WV Hillsboro 4946
WV Hilltop 5855
WV Hinton 5951
WV Holden 5625
WV Hometown 5109
WV Horner 6372
WV Hugheston 5110
WV Hundred 6575
WV Huntington 5701-5729,5755,5770-5779
WV Hurricane 5526
WV Huttonsville 6273
WV Iaeger 4844
WV Idamay 6576
WV Ikes Fork 4845
WV Independence 6374
WV Indore 5111
WV Institute 5112
WV Inwood 5428
WV Ireland 6376
WV Isaban 4846
WV Itmann 4847
WV Ivydale 5113
WV Jacksonburg 6377
WV Jane Lew 6378
WV Jeffrey 5114
WV Jenkinjones 4848
WV Jesse 4849
WV Jolo 4850
WV Josephine 5857
WV Julian 5529
WV Jumping Branch 5969
WV Junior 6275
WV Justice 4851
WV Kanawha Falls 5115
WV Kanawha Head 6228
WV Kearneysville 5430
WV Kegley 4731
WV Kellysville 4732
WV Kenna 5248
WV Kenova 5530
WV Kerens 6276
WV Kermit 5674
WV Keslers Cross Lanes 6675
WV Keyser 6726
WV Kiahsville 5534
WV Kimball 4853
WV Kimberly 5118
WV Kincaid 5119
WV Kingmont 6578
WV Kingwood 6537
WV Kistler 5628
WV Kopperston 4854
WV Kyle 4855
WV Lahmansville 6731
WV Lake 5121
WV Lanark 5860
WV Lansing 5862
WV Lashmeet 4733
WV Lavalette 5535
WV Layland 5864
WV Le Roy 5252
WV Left Hand 5251
WV Leivasy 6676
WV Lenore 5676
WV Leon 5123
WV Lerona 5971
WV Lesage 5537
WV Leslie 5972
WV Lester 5865
WV Letart 5253
WV Levels 5431
WV Lewisburg 4901
WV Liberty 5124
WV Lindside 4951
WV Linn 6384
WV Little Birch 6629
WV Littleton 6581
WV Lizemores 5125
WV Lochgelly 5866
WV Logan 5601
WV London 5126
WV Lookout 5868
WV Looneyville 5259
WV Lorado 5630
WV Lorentz 6229
WV Lost City 6810
WV Lost Creek 6385
WV Lumberport 6386
WV Lyburn 5632
WV Lynco 4857
WV Maben 5870
WV Mabie 6278
WV Mabscott 5871
WV Mac Arthur 5873
WV Macfarlan 6148
WV Madison 5130
WV Maidsville 6541
WV Mallory 5634
WV Mammoth 5132
WV Man 5635
WV Mannington 6582
WV Marianna 4859
WV Marlinton 4954
WV Martinsburg 5401-5405
WV Mason 5260
WV Masontown 6542
WV Matewan 5678
WV Matheny 4860
WV Mathias 6812
WV Matoaka 4736
WV Maxwelton 4957
WV Maybeury 4861
WV Maysel 5133
WV Maysville 6833
WV Mc Graws 5875
WV McMechen 6040
WV Meadow Bridge 5976
WV Meadow Creek 5977
WV Meadowbrook 6404
WV Metz 6585
WV Miami 5134
WV Middlebourne 6149
WV Midkiff 5540
WV Midway 5878
WV Milam 6838
WV Mill Creek 6280
WV Millstone 5261
WV Millville 5432
WV Millwood 5262
WV Milton 5541
WV Minden 5879
WV Mineral Wells 6120-6121,6150
WV Moatsville 6405
WV Mohawk 4862
WV Montana Mines 6586
WV Montcalm 4737
WV Monterville 6282
WV Montgomery 5136
WV Montrose 6283
WV Moorefield 6836
WV Morgantown 6501-6502,6504-6508
WV Moundsville 6041
WV Mount Alto 5264
WV Mount Carbon 5139
WV Mount Clare 6408
WV Mount Gay 5637
WV Mount Hope 5880,5888
WV Mount Lookout 6678
WV Mount Nebo 6679
WV Mount Olive 5185
WV Mount Storm 6739
WV Mount Zion 6151
WV Mullens 5882
WV Munday 6152
WV Myra 5544
WV Nallen 6680
WV Naoma 5140
WV Napier 6631
WV Naugatuck 5685
WV Nebo 5141
WV Nellis 5142
WV Nemours 4738
WV Nettie 6681
WV New Creek 6743
WV New Cumberland 6047
WV New Haven 5265
WV New Manchester 6056
WV New Martinsville 6155
WV New Milton 6411
WV New Richmond 4867
WV Newburg 6410
WV Newell 6050
WV Newhall 4866
WV Newton 5266
WV Newtown 5686
WV Nimitz 5978
WV Nitro 5143
WV Normantown 5267
WV North Matewan 5688
WV North Spring 4869
WV Northfork 4868
WV Norton 6285
WV Oak Hill 5901
WV Oceana 4870
WV Odd 5902
WV Old Fields 6845
WV Omar 5638
WV Ona 5545
WV Onego 6886
WV Orgas 5148
WV Orlando 6412
WV Orma 5268
WV Osage 6543
WV Ottawa 5149
WV Paden City 6159
WV Page 5152
WV Pageton 4871
WV Palestine 6160
WV Panther 4872
WV Parkersburg 6101-6104,6106
WV Parsons 6287
WV Paw Paw 5434
WV Pax 5904
WV Paynesville 4873
WV Peach Creek 5639
WV Pecks Mill 5547
WV Pence Springs 4962
WV Pennsboro 6415
WV Pentress 6544
WV Petersburg 6847
WV Peterstown 4963
WV Petroleum 6161
WV Peytona 5154
WV Philippi 6416
WV Pickens 6230
WV Piedmont 6750
WV Pinch 5156
WV Pine Grove 6419
WV Pineville 4874
WV Piney View 5906
WV Pipestem 5979
WV Poca 5159
WV Point Pleasant 5550
WV Points 5437
WV Pond Gap 5160
WV Pool 6684
WV Porters Falls 6162
WV Powellton 5161
WV Pratt 5162
WV Premier 4878
WV Prichard 5555
WV Prince 5907
WV Princeton 4739-4740
WV Princewick 5908
WV Procious 5164
WV Proctor 6055
WV Prosperity 5909
WV Pullman 6421
WV Purgitsville 6852
WV Pursglove 6546
WV Quinwood 5981
WV Rachel 6587
WV Racine 5165
WV Ragland 5690
WV Rainelle 5962
WV Raleigh 5911
WV Ranger 5557
WV Ranson 5438
WV Ravencliff 5913
WV Ravenswood 6164
WV Rawl 5691
WV Raysal 4879
WV Reader 6167
WV Red Creek 6289
WV Red House 5168
WV Red Jacket 5692
WV Reedsville 6547
WV Reedy 5270
WV Renick 4966
WV Reynoldsville 6422
WV Rhodell 5915
WV Richwood 6261
WV Ridgeley 6753
WV Ridgeview 5169
WV Ridgeway 5440
WV Rio 6755
WV Ripley 5271
WV Rippon 5441
WV Riverton 6814
WV Rivesville 6588
WV Robson 5173
WV Rock 4747
WV Rock Cave 6234
WV Rock Creek 5174
WV Rock View 4880
WV Rockport 6169
WV Roderfield 4881
WV Romney 6757
WV Ronceverte 4970
WV Rosedale 6636
WV Rosemont 6424
WV Rowlesburg 6425
WV Rupert 5984
WV Sabine 5916
WV Saint Albans 5177
WV Saint Marys 6170
WV Salem 6426
WV Salt Rock 5559
WV Sand Fork 6430
WV Sandstone 5985
WV Sandyville 5275
WV Sarah Ann 5644
WV Saulsville 5876
WV Saxon 5180
WV Scarbro 5917
WV Scott Depot 5560
WV Secondcreek 4974
WV Selbyville 6236
WV Seneca Rocks 6884
WV Seth 5181
WV Shady Spring 5918
WV Shanks 6761
WV Sharples 5183
WV Shenandoah Junction 5442
WV Shepherdstown 5443
WV Shinnston 6431
WV Shirley 6434
WV Shoals 5562
WV Shock 6638
WV Short Creek 6058
WV Simon 4882
WV Simpson 6435
WV Sinks Grove 4976
WV Sistersville 6175
WV Skelton 5919
WV Slab Fork 5920
WV Slanesville 5444
WV Slatyfork 6291
WV Smithburg 6436
WV Smithers 5186
WV Smithfield 6437
WV Smithville 6178
WV Smoot 4977
WV Snowshoe 6209
WV Sod 5564
WV Sophia 5921
WV South Charleston 5303,5309
WV Southside 5187
WV Spanishburg 5922
WV Spelter 6438
WV Spencer 5276
WV Spring Dale 5986
WV Springfield 6763
WV Spurlockville 5565
WV Squire 4884
WV Stanaford 5927
WV Stephenson 5928
WV Stollings 5646
WV Sugar Grove 6815
WV Sumerco 5567
WV Summersville 6651
WV Summit Point 5446
WV Surveyor 5932
WV Sutton 6601
WV Swiss 6690
WV Switchback 4887
WV Switzer 5647
WV Sylvester 5193
WV Tad 5201
WV Talcott 4981
WV Tallmansville 6237
WV Teays 5569
WV Terra Alta 6764
WV Thomas 6292
WV Thornton 6440
WV Thorpe 4888
WV Thurmond 5936
WV Tioga 6691
WV Tornado 5202
WV Triadelphia 6059
WV Troy 6443
WV Tunnelton 6444
WV Turtle Creek 5203
WV Twilight 5204
WV Uneeda 5205
WV Union 4983
WV Upper Tract 6866
WV Upperglade 6266
WV Valley Bend 6293
WV Valley Grove 6060
WV Valley Head 6294
WV Van 5206
WV Varney 5696
WV Verdunville 5649
WV Verner 5650
WV Victor 5938
WV Vienna 6105
WV Volga 6238
WV Waiteville 4984
WV Walker 6180
WV Walkersville 6447
WV Wallace 6448
WV Wallback 5285
WV Walton 5286
WV Wana 6590
WV War 4892
WV Wardensville 6851
WV Warriormine 4894
WV Washington 6181
WV Waverly 6184
WV Wayne 5570
WV Wayside 4985
WV Webster Springs 6288
WV Weirton 6062
WV Welch 4801
WV Wellsburg 6070
WV West Columbia 5287
WV West Hamlin 5571
WV West Liberty 6074
WV West Milford 6451
WV West Union 6456
WV Weston 6452
WV Wharncliffe 5651
WV Wharton 5208
WV Wheeling 6003
WV White Oak 5989
WV White Sulphur Springs 4986
WV Whitesville 5209
WV Whitman 5652
WV Whitmer 6296
WV Widen 5211
WV Wilcoe 4895
WV Wiley Ford 6767
WV Wilkinson 5653
WV Williamsburg 4991
WV Williamson 5661
WV Williamstown 6187
WV Wilsondale 5699
WV Windsor Heights 6075
WV Winfield 5213
WV Winifrede 5214
WV Winona 5942
WV Wolfcreek 4993
WV Wolfe 4751
WV Woodville 5572
WV Worthington 6591
WV Wyatt 6463
WV Wyco 5943
WV Wyoming 4898
WV Yawkey 5573
WV Yellow Spring 6865
WV Yolyn 5654
`
